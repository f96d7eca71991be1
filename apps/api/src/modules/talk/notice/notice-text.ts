import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { escaped } from '@shulei/domain/base/markup/escape.ts'
import { postAddress } from '@shulei/domain/publish/discussion/scope.ts'
import {
  inLang,
  noticeLines as linesOf,
  type NoticeEvent,
  type NoticeTexts,
  wordsOf,
} from '@shulei/domain/talk/notice/lines.ts'
import type { Lang } from '../../../platform/context.ts'
import { cleanMarkup } from '../../../platform/markup.ts'
import { loadTexts } from '../../../platform/messages.ts'

interface Bilingual {
  cn: string
  en: string
}

const texts = loadTexts('notice-text') as unknown as NoticeTexts

/** A path of this site, or null for every other stored value. */
const ownPath = (href: string): string | null => (/^\/(?![/\\])/.test(href) ? href : null)

/** The page that a notice is about; null when there is none. */
export function hrefOf({ kind, facts }: NoticeEvent, actorId: number | null): string | null {
  switch (kind) {
    case 'followed':
      return actorId === null ? null : profileAddress.history({ id: actorId })
    case 'liked':
    case 'saved':
      return ownPath(facts.href)
    case 'scored':
    case 'failed':
    case 'rescored':
    case 'scheduleCloses':
    case 'blocked':
    case 'unblocked':
      return competitionAddress.submits({ id: facts.competitionId })
    case 'appealAnswered':
      return competitionAddress.submits({ id: facts.competitionId, hash: competitionAddress.ownCase })
    case 'invited':
      return competitionAddress.teams({ id: facts.competitionId, invite: facts.inviteId })
    case 'listBOpened':
      return competitionAddress.ranking({ id: facts.competitionId, sch: facts.scheduleId, stage: 1 })
    case 'certified':
      return certificateAddress.detail({ id: facts.no })
    case 'teamAsked':
    case 'teamAccepted':
    case 'inviteAgreed':
    case 'inviteRefused':
    case 'teamRemoved':
    case 'teamCaptain':
    case 'teamMerged':
      return competitionAddress.teams({ id: facts.competitionId })
    case 'teamDenied':
    case 'teamGone':
      return competitionAddress.teams({ id: facts.competitionId, hash: competitionAddress.findTeam })
    case 'commented':
      return competitionAddress.sourceCode({ id: facts.competitionId, version: facts.procedureId })
    case 'verificationDecided':
      return facts.of === 'company' ? settingsAddress.companyCertification() : settingsAddress.certification()
    case 'replied':
    case 'mentioned': {
      const { topicId, no } = facts
      const scope =
        'activityId' in facts
          ? { kind: 'activity' as const, id: facts.activityId }
          : { kind: 'competition' as const, id: facts.competitionId }
      return postAddress(scope, topicId, no)
    }
    default:
      return 'competitionId' in facts ? competitionAddress.overview({ id: facts.competitionId }) : null
  }
}

/** Markup of a notice in one language: the platform's own markup, cleaned again, or the line with a link to its page. */
function contentIn(lang: Lang, event: NoticeEvent, intro: string, href: string | null): string {
  if (event.kind === 'announced') return cleanMarkup(inLang(event.facts.content, lang))
  const { kind, facts } = event
  const lines =
    kind === 'hostWrote'
      ? inLang(facts.text, lang)
          .split('\n')
          .filter((line) => line.trim() !== '')
      : [intro]
  const action = texts[lang][wordsOf(event, lang).name]?.action
  const text = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  return action && href ? `${text}<p><a href="${escaped(href)}">${escaped(action)}</a></p>` : text
}

/** Title and line of a notice in both languages: plain text. */
export const noticeLines = (event: NoticeEvent, actor: string): { title: Bilingual; intro: Bilingual } =>
  linesOf(texts, event, actor)

/** Content of a notice in both languages: markup. */
export function noticeContent(event: NoticeEvent, intro: Bilingual, href: string | null): Bilingual {
  return {
    cn: contentIn('zh-CN', event, intro.cn, href),
    en: contentIn('en-US', event, intro.en, href),
  }
}
