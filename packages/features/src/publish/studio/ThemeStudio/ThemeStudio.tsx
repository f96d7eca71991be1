import { useTranslation } from 'react-i18next'
import type { StudioPage } from '../PreviewFrames/PreviewFrames.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { StudioBench, type StudioMaterial } from './StudioBench.tsx'
import { useStudio } from './useStudio.ts'

export interface ThemeStudioProps extends StudioMaterial {
  /** The microsite layouts of the preview. */
  pages: readonly StudioPage[]
}

/**
 * The theme studio for organisers: start from a theme, change its values, preview every microsite layout in four frames, and
 * export the file. Nothing leaves the browser, and nothing is stored.
 */
export function ThemeStudio({ themes, ...rest }: ThemeStudioProps) {
  const { t } = useTranslation('studio')
  const [first] = themes
  const studio = useStudio({ name: first.id, tokens: first.tokens })
  const { tokens, name } = studio.history.present
  return (
    <StudioBench
      {...rest}
      studio={studio}
      themes={themes}
      title={t('title')}
      lead={t('lead')}
      actions={
        <ExportButtons
          tokens={tokens}
          fileName={`${name}.theme.json`}
          weakCount={studio.weak.length}
          onRefused={() => studio.contrast.current?.focus()}
        />
      }
    />
  )
}
