import { useCallback, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ContrastPanel, useWeakPairs } from '../ContrastPanel/ContrastPanel.tsx'
import { changeTheme, startHistory } from '../history.ts'
import { ImportTheme } from '../ImportTheme/ImportTheme.tsx'
import { PreviewFrames, type StudioPage, type ThemeTools } from '../PreviewFrames/PreviewFrames.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { StartMenu, type StudioTheme } from './StartMenu.tsx'
import * as css from './ThemeStudio.css.ts'
import { useStepKeys } from './useStepKeys.ts'
import { ValueList } from './ValueList.tsx'

export interface ThemeStudioProps {
  /** The first theme is open at the start. */
  themes: readonly [StudioTheme, ...StudioTheme[]]
  /** Names of the registered drawings. */
  art: readonly string[]
  /** The microsite layouts of the preview. */
  pages: readonly StudioPage[]
  tools: ThemeTools
}

const draftOf = ({ id, tokens }: StudioTheme) => ({ name: id, tokens })

/**
 * The theme studio for organisers: start from a theme, change its values, preview every microsite layout in four frames, and
 * export the file. Nothing leaves the browser, and nothing is stored.
 */
export function ThemeStudio({ themes, art, pages, tools }: ThemeStudioProps) {
  const { t } = useTranslation('studio')
  const [history, change] = useReducer(changeTheme, draftOf(themes[0]), startHistory)
  const contrast = useRef<HTMLHeadingElement>(null)
  const { tokens, name } = history.present
  const weak = useWeakPairs(tokens)
  const step = useCallback((kind: 'undo' | 'redo') => change({ kind }), [])
  useStepKeys(step)

  return (
    <div className={css.studio}>
      <div className={css.values}>
        <header className={css.head}>
          <h1 className={css.title}>{t('title')}</h1>
          <StartMenu
            themes={themes}
            draft={history.present}
            onStart={(theme) => change({ kind: 'replace', draft: draftOf(theme) })}
          />
          <div className={css.tools} role="toolbar" aria-label={t('tools.label')}>
            <HistoryButtons canUndo={history.past.length > 0} canRedo={history.future.length > 0} onStep={step} />
            <ExportButtons
              tokens={tokens}
              fileName={`${name}.theme.json`}
              weakCount={weak.length}
              onRefused={() => contrast.current?.focus()}
            />
          </div>
        </header>
        <p className={css.lead}>{t('lead')}</p>
        <ContrastPanel
          tokens={tokens}
          weak={weak}
          headingRef={contrast}
          onUse={(token, value) => {
            change({ kind: 'set', name: token, value })
            change({ kind: 'settle' })
            contrast.current?.focus()
          }}
        />
        <ImportTheme
          art={art}
          onImport={(imported, from) => change({ kind: 'replace', draft: { name: from, tokens: imported } })}
        />
        <ValueList
          tokens={tokens}
          art={art}
          onChange={(token, value) => change({ kind: 'set', name: token, value })}
          onSettle={() => change({ kind: 'settle' })}
        />
      </div>
      <section className={css.frames} aria-label={t('frames.title')}>
        <h2 className={css.framesTitle}>{t('frames.title')}</h2>
        {pages.map((page) => (
          <PreviewFrames key={page.id} page={page} tokens={tokens} tools={tools} />
        ))}
      </section>
    </div>
  )
}
