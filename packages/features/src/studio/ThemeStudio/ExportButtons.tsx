import { Button } from '@shulei/ui/Button/Button.tsx'
import { formatTheme } from '@shulei/ui/theme/parse.ts'
import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ThemeStudio.css.ts'

export interface ExportButtonsProps {
  tokens: ThemeTokens
  fileName: string
  /** Pairs that cannot be read: with any of them the theme is not handed out. */
  weakCount: number
  /** Shows the reader why. */
  onRefused: () => void
}

/** Hands the theme out as a file or to the clipboard; refuses, and says why, while it cannot be read. */
export function ExportButtons({ tokens, fileName, weakCount, onRefused }: ExportButtonsProps) {
  const { t } = useTranslation('studio')
  const [said, setSaid] = useState('')

  const ifReadable = (hand: () => void) => () => {
    if (weakCount === 0) return hand()
    setSaid(t('tools.refused', { count: weakCount }))
    onRefused()
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([formatTheme(tokens)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    link.click()
    URL.revokeObjectURL(address)
    setSaid(t('tools.exported', { file: fileName }))
  }
  const copy = () => {
    navigator.clipboard.writeText(formatTheme(tokens)).then(
      () => setSaid(t('tools.copied')),
      () => setSaid(t('tools.copyFailed')),
    )
  }

  return (
    <>
      <div className={css.handOut}>
        <Button size="s" onPress={ifReadable(copy)}>
          {t('tools.copy')}
        </Button>
        <Button size="s" kind="primary" onPress={ifReadable(save)}>
          {t('tools.export')}
        </Button>
      </div>
      <span role="status" className={css.said}>
        {said}
      </span>
    </>
  )
}
