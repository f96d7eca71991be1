import { type NoticeEvent, type NoticeTexts, noticeLines } from '@shulei/domain/talk/notice/lines.ts'
import en from '../../../../../locales/en-US/notice-text.json' with { type: 'json' }
import zh from '../../../../../locales/zh-CN/notice-text.json' with { type: 'json' }
import type { CastNotice } from '../../cast/notices.ts'
import { profileOf } from '../../cast/profiles.ts'

const texts = { 'zh-CN': zh, 'en-US': en }

/** Name of the platform as a sender, as the server gives it. */
export const senderName = (lang: 'zh-CN' | 'en-US'): string => texts[lang].sender

/** The facts of a notice; those of a new follower hold the introduction, which the server adds when it reads the notice. */
const factsOf = ({ kind, facts, actor }: CastNotice) =>
  kind === 'followed' && actor ? { about: profileOf(actor).introduction } : facts

/** Title and line of a notice, as the server writes them. */
export const noticeTexts = (notice: CastNotice) =>
  noticeLines(
    texts as unknown as NoticeTexts,
    { kind: notice.kind, facts: factsOf(notice) } as NoticeEvent,
    notice.actor?.name ?? '',
  )
