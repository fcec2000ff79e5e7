export { CoursePointsScreen } from '../../../src/screens/course-points/CoursePointsScreens.tsx';
