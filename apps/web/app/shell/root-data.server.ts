import type { currentUser } from '@shulei/contract/base/session/calls.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { website } from '@shulei/contract/house/shell/calls.ts'
import type { PageRequest } from '../context.ts'

/** The global state of A§3. Keys that have no meaning yet stay empty (Q192). */
export function rootData(page: PageRequest, user: Data<typeof currentUser>, site: Data<typeof website>) {
  return {
    lang: page.language,
    locales: ['zh-CN', 'en-US'],
    user,
    profileV1: null,
    sso: { url: page.ssoUrl },
    app_timestamp: page.now,
    website: site,
    forums: {},
    tongji: { url: page.tongjiUrl },
    practice: { tabIndex: 0 },
    isInsideFrame: page.isInsideFrame,
    isPreview: page.isPreview,
    offersEnglish: page.offersEnglish,
    messageModalVisivle: false,
    lab: {},
    work: {},
    fingerprint: page.fingerprint,
    model: {},
    dataware: {},
    theme: page.theme,
    zone: page.zone,
    address: page.address,
  }
}

export type RootData = ReturnType<typeof rootData>
