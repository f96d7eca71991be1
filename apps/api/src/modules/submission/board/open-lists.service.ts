/** What other modules may ask of the lists: which one is shown, and since when. */
export { revealAt, shownSchedule, visibleBoard, visibleStage } from './lists.ts'
