export { EarlierCoursePointsScreen } from '../../../src/screens/course-points/CoursePointsScreens.tsx';
