import { page } from './page.ts'

// Microsites of special topics.

export const index = page('/special')
export const landing = page('/special/:name')
export const competition = page('/special/:name/competition')
export const contact = page('/special/:name/contact')
export const content1 = page('/special/:name/content-1')
export const content2 = page('/special/:name/content-2')
export const content3 = page('/special/:name/content-3')
export const content4 = page('/special/:name/content-4')
export const content5 = page('/special/:name/content-5')
export const expert = page('/special/:name/expert')
export const invite = page('/special/:name/invite')
export const job = page('/special/:name/job')
export const news = page('/special/:name/news')
export const article = page('/special/:name/news/:id')
export const organization = page('/special/:name/organization')
/** The studio for the people who run the microsite; the specification does not have it. */
export const studio = page('/special/:name/studio')
export const talent = page('/special/:name/talent')
