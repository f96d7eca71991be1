import { Button } from '@shulei/ui/Button/Button.tsx'
import { formatTheme } from '@shulei/ui/theme/parse.ts'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ThemeStudio.css.ts'

export interface ExportButtonsProps {
  tokens: ThemeTokens
  fileName: string
  /** Number of pairs with too little contrast: with any, the theme cannot be exported. */
  weakCount: number
  /** Called when the export is refused, to show the reason. */
  onRefused: () => void
}

/** A refusal is shown until it is resolved, a success until the theme changes. */
type Said = 'refused' | { text: string; of: ThemeTokens }

/** Exports the theme as a file or to the clipboard; refuses with a reason while the contrast is too low. */
export function ExportButtons({ tokens, fileName, weakCount, onRefused }: ExportButtonsProps) {
  const { t } = useTranslation('studio')
  const [said, setSaid] = useState<Said | null>(null)
  const done = (text: string) => setSaid({ text, of: tokens })

  const ifReadable = (hand: () => void) => () => {
    if (weakCount === 0) return hand()
    setSaid('refused')
    onRefused()
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([formatTheme(tokens)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    link.click()
    URL.revokeObjectURL(address)
    done(t('tools.exported', { file: fileName }))
  }
  const copy = () => {
    navigator.clipboard.writeText(formatTheme(tokens)).then(
      () => done(t('tools.copied')),
      () => done(t('tools.copyFailed')),
    )
  }

  return (
    <>
      <div className={css.handOut}>
        <Button size="s" onPress={ifReadable(copy)}>
          {t('tools.copy')}
        </Button>
        <Button size="s" variant="primary" onPress={ifReadable(save)}>
          {t('tools.export')}
        </Button>
      </div>
      <span role="status" className={css.said}>
        {said === 'refused' && weakCount > 0 && t('tools.refused', { count: weakCount })}
        {said !== null && said !== 'refused' && said.of === tokens && said.text}
      </span>
    </>
  )
}
