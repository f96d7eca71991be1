import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { type Audience, announcementTexts, audiences } from '@shulei/domain/host/desk/acts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'

/** An empty form. `key` is the idempotency key under which these texts are sent; empty before they are sent. */
const blank = { audience: 'all', 'title.cn': '', 'title.en': '', 'text.cn': '', 'text.en': '', key: '' }

type Fields = typeof blank

/** What keeps an announcement from being sent, by field. */
type Problems = Partial<Record<keyof Fields, 'empty' | 'tooLong'>>

/** Names of the texts. */
export const parts = ['title', 'text'] as const
export type Part = (typeof parts)[number]

const audienceOf = ({ audience }: Fields): Audience => audiences.find((one) => one === audience) ?? 'all'

function problemsOf(fields: Fields): Problems {
  const problems: Problems = {}
  for (const part of parts) {
    if (fields[`${part}.cn`].trim() === '') problems[`${part}.cn`] = 'empty'
    for (const lang of ['cn', 'en'] as const) {
      const name = `${part}.${lang}` as const
      if (countText(fields[name]) > announcementTexts[part]) problems[name] = 'tooLong'
    }
  }
  return problems
}

/** The announcement that somebody writes: stored on this device until it is sent, and sent once however often it is tried. */
export function useAnnouncing(competitionId: number) {
  const { t } = useTranslation('desk')
  const send = useSend()
  const draft = useFormDraft<Fields>(deskAddress.announcements({ id: competitionId, hash: 'new' }), blank)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { values } = draft
  const problems = problemsOf(values)
  const textOf = (part: Part) => ({ cn: values[`${part}.cn`].trim(), en: values[`${part}.en`].trim() })

  return {
    values,
    audience: audienceOf(values),
    title: textOf('title'),
    text: textOf('text'),
    isChanged: draft.isChanged,
    problems: isTried ? problems : {},
    failure,
    /** Other texts, and another audience, are another announcement. */
    change(patch: Partial<Omit<Fields, 'key'>>) {
      setFailure(null)
      draft.change({ ...patch, key: '' })
    },
    /** Marks what is wrong; returns whether it can be sent. */
    check() {
      setTried(true)
      return Object.keys(problems).length === 0
    },
    /** Resolves to how many people it was sent to, or to null where it was not sent. */
    async announce(): Promise<number | null> {
      const key = values.key || crypto.randomUUID()
      const sent = { ...draft.typed, key }
      draft.change({ key })
      setFailure(null)
      try {
        const { people } = await send(
          refs.announce,
          {
            params: { id: competitionId },
            body: { audience: audienceOf(values), title: textOf('title'), text: textOf('text') },
          },
          { idempotencyKey: key },
        )
        draft.forget(sent)
        setTried(false)
        return people
      } catch (error) {
        setFailure(formFailure(error, t('announce.failed')))
        // nothing was written, so the next attempt gets a new idempotency key
        if (isCallError(error) && remedyFor(error) === 'refused') draft.change({ key: '' })
        return null
      }
    },
  }
}

export type Announcing = ReturnType<typeof useAnnouncing>
