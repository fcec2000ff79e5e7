export { CoursePointsScreen } from '../../../src/screens/programmes/course-points/CoursePointsScreens.tsx';
