/** The functions about lists that other modules may use. */
export type { Board } from './lists.ts'
export { revealAt, scheduleBoard, shownSchedule, visibleBoard, visibleStage } from './lists.ts'
