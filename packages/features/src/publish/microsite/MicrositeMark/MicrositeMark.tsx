import type { ReactNode } from 'react'
import type { MicrositeMarkDrawing } from '../microsite.ts'
import * as css from './MicrositeMark.css.ts'

export interface MicrositeMarkProps {
  drawing: MicrositeMarkDrawing
  /** The single character of a `seal`. */
  letter?: string | undefined
  /** Side length in pixels. Default 30. */
  size?: number
}

const drawings: Record<Exclude<MicrositeMarkDrawing, 'seal'>, ReactNode> = {
  wave: (
    <>
      <path className={css.line} d="M2 20c5-8 9-8 14 0s9 8 14 0" />
      <path className={css.faint} d="M2 27c5-8 9-8 14 0s9 8 14 0" />
      <circle className={css.spot} cx="22" cy="8" r="4" />
    </>
  ),
  kite: (
    <>
      <path className={css.spot} d="M20 2 8 13l6 12z" />
      <path className={css.solid} d="M20 2l5 15-11 8z" />
      <path className={css.line} d="M14 25c-3 3-7 0-10 5" />
    </>
  ),
  lamps: (
    <>
      <path className={css.line} d="M4 30V14h8v16M12 30V5h9v25M21 30V18h7v12" />
      <path className={css.spot} d="M15 10h3v4h-3zM15 18h3v4h-3zM7 19h2v4H7zM24 22h2v4h-2z" />
    </>
  ),
  lattice: (
    <>
      <path className={css.line} d="M16 2l12 7v14l-12 7L4 23V9z M4 9l12 7 12-7M16 16v14" />
      <circle className={css.spot} cx="16" cy="16" r="4.500" />
    </>
  ),
  notice: (
    <>
      <path className={css.line} d="M6 8h20v21H6zM10 16h12M10 21h12M10 25h7" />
      <circle className={css.spot} cx="16" cy="7" r="4.500" />
    </>
  ),
}

/** A microsite's mark in the two colours of its theme. Decorative: the name is beside it. */
export function MicrositeMark({ drawing, letter = '', size = 30 }: MicrositeMarkProps) {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {drawing === 'seal' ? (
        <>
          <rect className={css.seal} x="2" y="2" width="28" height="28" />
          <text className={css.letter} x="16" y="23.500">
            {letter}
          </text>
        </>
      ) : (
        drawings[drawing]
      )}
    </svg>
  )
}
