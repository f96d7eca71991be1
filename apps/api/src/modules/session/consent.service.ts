import { shanghaiDay } from '@shulei/domain/time/instant.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentOf } from '../content/versions.service.ts'

/** What a person agreed to, and when. */
export interface Consent {
  /** Days of the terms and of the privacy policy, and the number of the version of the site's texts that holds both. */
  consentVersion: string
  consentAt: Date
}

/** A consent to the present terms and privacy policy. */
export async function consentNow(platform: Platform): Promise<Consent> {
  const { content, version } = await contentOf(platform)
  const dayOf = (slug: 'service-policy' | 'privacy') => shanghaiDay(content.pages.get(slug)?.updatedAt ?? 0)
  return {
    consentVersion: `terms ${dayOf('service-policy')}, privacy ${dayOf('privacy')}, texts ${version.id}`,
    consentAt: new Date(platform.clock()),
  }
}
