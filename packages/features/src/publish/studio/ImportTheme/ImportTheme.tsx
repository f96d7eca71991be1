import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { largestTheme, parseTheme, type ThemeProblem, type ThemeReading } from '@shulei/ui/theme/parse.ts'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../rule.ts'
import * as css from './ImportTheme.css.ts'

export interface ImportThemeProps {
  /** Names of the registered drawings. */
  art: readonly string[]
  /** Called with a theme that is valid except for its contrast, which is checked in the preview, and its name. */
  onImport: (tokens: ThemeTokens, name: string) => void
}

type Outcome = { name: string; reading: ThemeReading }

/** Most problems that are listed; the others are counted. */
const mostShown = 12
/** Most characters of a quoted key or value. */
const longestQuote = 60

/** Name of an imported theme: the file name without its extension. */
const nameOf = (file: string) => file.replace(/(\.theme)?\.json$/i, '') || file

const quote = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)

/** Imports a theme from a file or a pasted text. A file that is too large is not read. */
export function ImportTheme({ art, onImport }: ImportThemeProps) {
  const { t } = useTranslation('studio')
  const { bytes } = useFormat()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const finish = (name: string, reading: ThemeReading) => {
    setOutcome({ name, reading })
    if (reading.ok) onImport(reading.tokens, nameOf(name))
  }
  const readFile = async (file: File) => {
    const isTooLarge = file.size > largestTheme
    finish(
      file.name,
      isTooLarge
        ? { ok: false, problems: [{ kind: 'tooLarge', bytes: file.size }] }
        : parseTheme(await file.text(), art),
    )
  }

  return (
    <Disclosure title={t('import.title')}>
      <div className={css.ways}>
        <FileDrop
          label={t('import.file')}
          hint={t('import.hint', { limit: bytes(largestTheme) })}
          chooseText={t('import.choose')}
          accept={['.json', 'application/json']}
          onFile={readFile}
        />
        <label className={css.label} htmlFor={`${id}-text`}>
          {t('import.paste')}
        </label>
        <textarea ref={area} id={`${id}-text`} className={css.area} rows={4} spellCheck={false} />
        <div>
          <Button size="s" onPress={() => finish(t('import.pasted'), parseTheme(area.current?.value ?? '', art))}>
            {t('import.read')}
          </Button>
        </div>
        {outcome?.reading.ok && (
          <Alert tone="success" live="polite">
            {t('import.done', { name: outcome.name })}
          </Alert>
        )}
        {outcome && !outcome.reading.ok && <Problems problems={outcome.reading.problems} />}
      </div>
    </Disclosure>
  )
}

function Problems({ problems }: { problems: readonly ThemeProblem[] }) {
  const { t } = useTranslation('studio')
  const { bytes } = useFormat()
  const sentence = (problem: ThemeProblem): string => {
    switch (problem.kind) {
      case 'tooLarge':
        return t('problem.tooLarge', { size: bytes(problem.bytes), limit: bytes(largestTheme) })
      case 'notJson':
      case 'notTheme':
        return t(`problem.${problem.kind}`)
      case 'unknownKey':
        return t('problem.unknownKey', { key: quote(problem.key) })
      case 'missingKey':
        return t('problem.missingKey', { key: problem.key, label: t(`token.${problem.key}`) })
      case 'notText':
      case 'script':
        return t(`problem.${problem.kind}`, { key: problem.key })
      case 'badColour':
      case 'badValue':
        return t(`problem.${problem.kind}`, {
          key: problem.key,
          value: quote(problem.value),
          rule: t(`control.rule.${ruleOf(problem.key)}`),
        })
    }
  }
  const rest = problems.length - mostShown
  return (
    <Alert tone="danger" live="assertive" title={t('import.failed', { count: problems.length })}>
      <ul className={css.problems}>
        {problems.slice(0, mostShown).map((problem, i) => (
          <li key={i}>{sentence(problem)}</li>
        ))}
      </ul>
      {rest > 0 && <p>{t('import.more', { count: rest })}</p>}
    </Alert>
  )
}
