import type { Platform } from '../../../platform/platform.ts'
import { findPresentTexts } from './session.repo.ts'

/** What a person agreed to, and when. */
export interface Consent {
  /** Number and SHA-256 of the version of the site's texts that holds terms and privacy policy. */
  consentVersion: string
  consentAt: Date
}

/** A consent to the present terms and privacy policy. A site that has shown no page yet has the texts of this software. */
export async function consentNow({ db, clock }: Platform): Promise<Consent> {
  const texts = await findPresentTexts(db)
  return {
    consentVersion: texts ? `texts ${texts.id}, sha256 ${texts.hash}` : 'built-in texts',
    consentAt: new Date(clock()),
  }
}
