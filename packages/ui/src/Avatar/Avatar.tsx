import { pigmentOf } from '../seed/pigmentOf.ts'
import * as css from './Avatar.css.ts'
import { initial } from './initial.ts'

/** `xs` 22 px, `s` 32, `m` 44, `profile` 128 (84 on phones, the only square one). */
export type AvatarSize = 'xs' | 's' | 'm' | 'profile'

export interface AvatarProps {
  /** The person's name; its surname is drawn on the pigment. */
  name: string
  /** Decides the pigment. It is the user id, so that a person has one pigment on all pages; the name where there is no id. */
  seed: string
  /** Address of the person's own picture. The surname is shown while it loads and when it fails. */
  src?: string
  /** Selector `[data-size]`. Default `s`. */
  size?: AvatarSize
  /** Accessible name. Omit it where the name is shown beside the picture. */
  label?: string
}

/** A person: round, their picture or the surname on a pigment. */
export function Avatar({ name, seed, src, size = 's', label }: AvatarProps) {
  const letter = initial(name)
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={`${css.avatar} ${pigmentOf(seed)}`} data-size={size} {...named}>
      <svg className={css.drawing} viewBox="0 0 40 40" aria-hidden="true">
        {letter ? (
          <text className={css.letter} x="20" y="27">
            {letter}
          </text>
        ) : (
          <path
            className={css.figure}
            d="M20 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM6 40c0-8.5 6.3-13.5 14-13.500S34 31.5 34 40Z"
          />
        )}
      </svg>
      {/* An empty alt keeps a broken picture invisible, so the surname below it shows without a script. */}
      {src && <img className={css.image} src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
