export { EarlierCoursePointsScreen } from '../../../src/screens/programmes/course-points/CoursePointsScreens.tsx';
