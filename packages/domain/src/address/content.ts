import { page, pageWith } from './page.ts'

export const article = page('/information/info/:id?')
export const activity = page('/information/activity/:id?')
export const activityContent1 = page('/information/activity/:id?/content-1')
export const activityContent2 = page('/information/activity/:id?/content-2')
export const activityContent3 = page('/information/activity/:id?/content-3')
export const activityContent4 = page('/information/activity/:id?/content-4')
export const activityContent5 = page('/information/activity/:id?/content-5')
/** `topic` opens one topic of the discussion; `page` counts its replies, or without it the topics, in pages from 1. */
export const activityDiscussion = pageWith<{ topic: number; page: number }>()('/information/activity/:id?/discussion')
/** Addresses of an activity's content pages by their number; 0 is the activity itself. */
export const activityParts = [
  activity,
  activityContent1,
  activityContent2,
  activityContent3,
  activityContent4,
  activityContent5,
] as const

export const experts = page('/experts/:type?')
export const business = page('/business')
export const unveil = page('/unveil')
export const welfare = page('/welfare')
export const education = page('/education')
export const cooperation = page('/cooperation')
export const olderCooperation = page('/cooperation.bak')

export const help = page('/help')
export const privacy = page('/help/privacy')
export const servicePolicy = page('/help/service-policy')
/** `search` finds questions by words, pinyin and initials. */
export const faq = pageWith<{ search: string }>()('/help/faq')
