/** React Aria keeps an announcement in the document for seven seconds; by then it may name elements that no longer exist. */
export const spoken = '[data-live-announcer]'
