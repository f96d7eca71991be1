import { page, pageWith } from './page.ts'

// The desk of a competition, for the people who run it.
export const today = page('/desk/:id')
export const settings = page('/desk/:id/settings')
/** `find` searches people, their organisation and their team; `page` counts from 1. */
export const people = pageWith<{ find: string; page: number }>()('/desk/:id/people')
export const announcements = page('/desk/:id/announcements')
export const log = page('/desk/:id/log')
