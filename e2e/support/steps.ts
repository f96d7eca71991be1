import type { Page } from 'playwright'
import { type Language, textsOf } from './texts.ts'

export type Tab = 'signup' | 'dataware' | 'submits' | 'ranking'

/** Waits until a tab of the competition is shown. The previous tab stays visible under the new address until then. */
export async function seeTab(page: Page, tab: Tab) {
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/${tab}`))
  await page.locator(`a[aria-current=page][href$="/${tab}"]`).first().waitFor()
}

export async function openTab(page: Page, language: Language, tab: Tab) {
  const { text } = textsOf(language)
  const tabs = page.getByRole('navigation', { name: text('competition-page', 'hero.tabs') })
  await tabs.getByRole('link', { name: text('competition-page', `tab.${tab}`) }).click()
  await seeTab(page, tab)
}

export async function signUp(page: Page, language: Language, team: string) {
  const { text } = textsOf(language)
  await openTab(page, language, 'signup')
  await page.getByText(text('signup', 'agree')).click()
  await page.getByRole('button', { name: text('signup', 'next') }).click()
  await page.getByLabel(text('signup', 'teamName')).fill(team)
  await page.getByLabel(text('signup', 'organization')).fill('西安交通学院')
  await page.getByText(text('signup', 'idenStudent')).click()
  await page.getByRole('button', { name: text('signup', 'submit') }).click()
  await page.getByText(text('signup', 'doneTitle')).waitFor()
}

export async function download(page: Page, language: Language) {
  const { text, pattern } = textsOf(language)
  await openTab(page, language, 'dataware')
  await page.getByRole('button', { name: text('dataware', 'accept') }).click()
  await page.getByText(text('dataware', 'accepted')).first().waitFor()
  const waiting = page.waitForEvent('download')
  await page
    .getByRole('link', { name: pattern('dataware', 'downloadName') })
    .first()
    .click()
  return waiting
}

/** Submits a result file. Does not wait for the score. */
export async function handIn(page: Page, language: Language, name: string, buffer: Buffer) {
  const { text, pattern } = textsOf(language)
  await openTab(page, language, 'submits')
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByText(pattern('submission', 'file.passed')).waitFor()
  await page.getByRole('button', { name: text('submission', 'upload.submit'), exact: true }).click()
}

/** Waits until a submission has its score. */
export const seeScore = (page: Page, language: Language) =>
  page.getByText(textsOf(language).text('submission', 'status.scored')).first().waitFor({ timeout: 30_000 })
