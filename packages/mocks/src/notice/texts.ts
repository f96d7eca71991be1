import { type NoticeEvent, type NoticeTexts, noticeLines } from '@shulei/domain/notice/lines.ts'
import en from '../../../../locales/en-US/notice-text.json' with { type: 'json' }
import zh from '../../../../locales/zh-CN/notice-text.json' with { type: 'json' }
import type { CastNotice } from '../cast/notices.ts'

const texts = { 'zh-CN': zh, 'en-US': en }

/** Name of the platform as a sender, as the server gives it. */
export const senderName = (lang: 'zh-CN' | 'en-US'): string => texts[lang].sender

/** Title and line of a notice, as the server writes them. */
export const noticeTexts = ({ kind, facts, actor }: CastNotice) =>
  noticeLines(texts as unknown as NoticeTexts, { kind, facts } as NoticeEvent, actor?.name ?? '')
