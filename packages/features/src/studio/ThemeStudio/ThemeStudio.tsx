import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { type KeyboardEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContrastPanel, useWeakPairs } from '../ContrastPanel/ContrastPanel.tsx'
import { changeTheme, startHistory } from '../history.ts'
import { ImportTheme } from '../ImportTheme/ImportTheme.tsx'
import { PreviewFrames, type StudioPage, type ThemeTools } from '../PreviewFrames/PreviewFrames.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import * as css from './ThemeStudio.css.ts'
import { ValueList } from './ValueList.tsx'

/** A theme to begin with. */
export interface StudioTheme {
  id: string
  name: string
  tokens: ThemeTokens
}

export interface ThemeStudioProps {
  /** The first one is open at the start. */
  themes: readonly [StudioTheme, ...StudioTheme[]]
  /** Names of the registered drawings. */
  art: readonly string[]
  /** The microsite layouts that the theme is tried on. */
  pages: readonly StudioPage[]
  tools: ThemeTools
}

/** Keys that take a step back or forth, on any keyboard. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

/**
 * Where organisers make a theme: begin with one, change its values, see every microsite layout on four screens, and take the file.
 * Nothing leaves the browser, and nothing is stored.
 */
export function ThemeStudio({ themes, art, pages, tools }: ThemeStudioProps) {
  const { t } = useTranslation('studio')
  const [history, change] = useReducer(changeTheme, themes[0].tokens, startHistory)
  const [startId, setStartId] = useState(themes[0].id)
  const contrast = useRef<HTMLHeadingElement>(null)
  const tokens = history.present
  const weak = useWeakPairs(tokens)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    // a text of many lines has an undo of its own
    if (!step || event.target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    change({ kind: step })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut holds in all controls inside
    <div className={css.studio} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lead}>{t('lead')}</p>
        </div>
        <div className={css.tools} role="toolbar" aria-label={t('tools.label')}>
          <label className={css.start}>
            {t('start.label')}
            <select
              className={css.select}
              value={startId}
              onChange={(event) => {
                const chosen = themes.find(({ id }) => id === event.currentTarget.value)
                if (!chosen) return
                setStartId(chosen.id)
                change({ kind: 'replace', tokens: chosen.tokens })
              }}
            >
              {themes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <HistoryButtons
            canUndo={history.past.length > 0}
            canRedo={history.future.length > 0}
            onStep={(kind) => change({ kind })}
          />
          <ExportButtons
            tokens={tokens}
            fileName={`${startId}.theme.json`}
            weakCount={weak.length}
            onRefused={() => contrast.current?.focus()}
          />
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.values}>
          <ContrastPanel
            tokens={tokens}
            weak={weak}
            headingRef={contrast}
            onUse={(name, value) => {
              change({ kind: 'set', name, value })
              change({ kind: 'settle' })
              contrast.current?.focus()
            }}
          />
          <ImportTheme art={art} onImport={(imported) => change({ kind: 'replace', tokens: imported })} />
          <ValueList
            tokens={tokens}
            art={art}
            onChange={(name, value) => change({ kind: 'set', name, value })}
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
    </div>
  )
}
