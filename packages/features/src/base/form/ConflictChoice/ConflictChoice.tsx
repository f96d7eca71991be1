import type { Conflict } from '@shulei/domain/base/text/conflict.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ConflictChoice.css.ts'
import { excerptOf } from './excerpt.ts'

/** How the choice shows a field of a form. */
export interface ConflictField {
  label: string
  /** `text` of several lines and `markup` can be merged; of any other value one is taken. */
  kind?: 'text' | 'markup'
  /** The value in words, where the field's own text is none; null where words cannot show it. */
  show?: (value: string) => string | null
}

export interface ConflictChoiceProps<F extends Readonly<Record<string, string>>> {
  /** Of `useFormDraft`. */
  conflict: Conflict<F> | null
  fields: Readonly<Record<string, ConflictField>>
  /** Receives the chosen values of all fields of the conflict. */
  onChoose: (values: Partial<F>) => void
  /** Id of the element that takes the focus after the choice: the page's content by default. */
  focusId?: string
}

/** Id of the choice, to which a bar at the end of a long form leads. */
export const conflictId = 'conflict'

/** The words of markup. Drafts are read in the browser alone, so that no page of the server has a conflict to show. */
const plain = (markup: string) =>
  typeof DOMParser === 'undefined'
    ? ''
    : new DOMParser().parseFromString(markup.replaceAll('</p>', '</p>\n'), 'text/html').body.textContent.trim()

/** Gives the choice the focus where the form that was sent is its own. */
function leadTo(box: HTMLElement | null, sent: EventTarget | null) {
  if (sent && box?.closest('form') === sent) box.focus()
}

/**
 * Leads to the choice whoever sends its form, which may be long: as the answer to a send, unless somebody goes on typing meanwhile, and
 * at each further send.
 */
function useAnswerToSend(isAsked: boolean) {
  const box = useRef<HTMLDivElement>(null)
  /** The form that was sent last, until something is changed. */
  const sent = useRef<EventTarget>(null)
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      sent.current = target
      leadTo(box.current, target)
    }
    const onInput = () => {
      sent.current = null
    }
    document.addEventListener('submit', onSubmit, true)
    document.addEventListener('input', onInput, true)
    return () => {
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('input', onInput, true)
    }
  }, [])
  useEffect(() => {
    if (!isAsked) return
    // a form whose save has just succeeded may have a conflict until its draft is gone
    const lead = setTimeout(() => leadTo(box.current, sent.current))
    return () => {
      clearTimeout(lead)
      sent.current = null
    }
  }, [isAsked])
  return box
}

/**
 * Asks which values to use where a form has unsaved ones and another page or device has saved others since: mine, theirs, or both,
 * where they are texts. Nothing of either side is lost before the choice.
 */
export function ConflictChoice<F extends Readonly<Record<string, string>>>(props: ConflictChoiceProps<F>) {
  const { conflict, fields, onChoose, focusId = 'content' } = props
  const { t } = useTranslation()
  const box = useAnswerToSend(conflict !== null)
  if (!conflict) return null
  const { mine, theirs, base } = conflict
  const names = Object.keys(mine)
  const choose = (values: Partial<F>) => {
    onChoose(values)
    document.getElementById(focusId)?.focus()
  }
  const merge = async () => {
    const { bothTexts } = await import('./both-texts.ts')
    const merged = names.map((name) => {
      const kind = fields[name]?.kind
      const [own = '', others = '', before = ''] = [mine[name], theirs[name], base[name]]
      const both = kind ? bothTexts(kind, { mine: own, theirs: others, base: before }, t('conflict.marker')) : own
      return [name, both] as const
    })
    choose(Object.fromEntries(merged) as Partial<F>)
  }
  const shown = (name: string, value = '') => {
    const { kind, show } = fields[name] ?? {}
    return show ? show(value) : kind === 'markup' ? plain(value) : value
  }
  return (
    <div ref={box} id={conflictId} tabIndex={-1} className={css.box}>
      <Alert tone="warning" live="polite" title={t('conflict.title')}>
        <p>{t('conflict.text')}</p>
        <ul className={css.fields}>
          {names.map((name) => {
            const [own, others] = [shown(name, mine[name]), shown(name, theirs[name])]
            return (
              <li key={name}>
                <span className={css.label}>{fields[name]?.label}</span>
                {own === null || others === null ? null : (
                  <dl className={css.pair}>
                    <div>
                      <dt className={css.whose}>{t('conflict.mine')}</dt>
                      <dd className={css.value}>{excerptOf(own, others) || t('conflict.empty')}</dd>
                    </div>
                    <div>
                      <dt className={css.whose}>{t('conflict.theirs')}</dt>
                      <dd className={css.value}>{excerptOf(others, own) || t('conflict.empty')}</dd>
                    </div>
                  </dl>
                )}
              </li>
            )
          })}
        </ul>
        <div className={css.buttons}>
          <Button size="s" onPress={() => choose(mine)}>
            {t('conflict.takeMine')}
          </Button>
          <Button size="s" onPress={() => choose(theirs)}>
            {t('conflict.takeTheirs')}
          </Button>
          {names.some((name) => fields[name]?.kind) ? (
            <Button size="s" onPress={() => void merge()}>
              {t('conflict.takeBoth')}
            </Button>
          ) : null}
        </div>
      </Alert>
    </div>
  )
}
