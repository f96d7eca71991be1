import { serialize } from 'hono/utils/cookie'
import type { SessionUser } from '../../../platform/context.ts'
import { languageCookie } from '../../../platform/http/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLanguage, updateLanguage } from './session.repo.ts'

const yearSeconds = 31_536_000

/** Set-Cookie line of a language; scripts may read the cookie, because texts of the page follow it. */
export const languageLine = ({ config }: Platform, language: string): string =>
  serialize(languageCookie, language, {
    path: '/',
    maxAge: yearSeconds,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
  })

/** Stores the language in the account of a signed-in person, and answers the Set-Cookie line for the browser. */
export async function chooseLanguage(
  platform: Platform,
  user: SessionUser | null,
  language: 'zh-CN' | 'en-US',
): Promise<string> {
  if (user) await updateLanguage(platform.db, user.id, language)
  return languageLine(platform, language)
}

/** Set-Cookie lines for the language of the person whose session has this token; empty before the first choice. */
export async function languageLinesOf(platform: Platform, token: string): Promise<string[]> {
  const language = await findLanguage(platform.db, token)
  return language === null ? [] : [languageLine(platform, language)]
}
