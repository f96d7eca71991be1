/** The functions about lists that other modules may use. */
export { revealAt, shownSchedule, visibleBoard, visibleStage } from './lists.ts'
