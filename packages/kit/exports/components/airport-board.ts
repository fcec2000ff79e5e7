export { AirportBoard, type AirportBoardProps } from '../../src/components/airport-board/AirportBoard.tsx';
export { BoardGround, type BoardGroundProps } from '../../src/components/airport-board/BoardGround.tsx';
export { BoardHead, type BoardHeadProps } from '../../src/components/airport-board/BoardHead.tsx';
export { BoardSkeleton } from '../../src/components/airport-board/BoardSkeleton.tsx';
