/**
 * Blocks between people. Blocking, sending and following first take the locks of both inboxes (`lockInboxes`) and then read the
 * blocks, so that their decision still holds when the transaction ends.
 */
export { blockedBy, deleteBlock, insertBlock, isBlockedBetween } from './block.repo.ts'
