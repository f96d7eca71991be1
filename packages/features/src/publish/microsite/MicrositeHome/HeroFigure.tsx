import { useWords } from '../words.ts'
import { type Figure, FigureDrawing } from './FigureDrawing.tsx'
import * as css from './HeroFigure.css.ts'

/** The figure of the first screen with its title; a poem stands alone. */
export function HeroFigure({ figure }: { figure: Figure }) {
  const words = useWords()
  return (
    <>
      {figure.kind !== 'poem' && (
        <div className={css.head}>
          <h2 className={css.title} {...words(figure.title)} />
          <span className={css.note} {...words(figure.note)} />
        </div>
      )}
      <FigureDrawing figure={figure} />
    </>
  )
}
