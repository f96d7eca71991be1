import { page } from './page.ts'

// Microsites of series.

export const landing = page('/races/:name?')
export const competition = page('/races/:name?/competition')
export const contact = page('/races/:name?/contact')
export const content1 = page('/races/:name?/content-1')
export const content2 = page('/races/:name?/content-2')
export const content3 = page('/races/:name?/content-3')
export const content4 = page('/races/:name?/content-4')
export const content5 = page('/races/:name?/content-5')
export const expert = page('/races/:name?/expert')
export const invite = page('/races/:name?/invite')
export const job = page('/races/:name?/job')
export const news = page('/races/:name?/news')
export const article = page('/races/:name?/news/:id')
export const organization = page('/races/:name?/organization')
/** The studio for the people who run the series; the specification does not have it. */
export const studio = page('/races/:name/studio')
export const talent = page('/races/:name?/talent')
