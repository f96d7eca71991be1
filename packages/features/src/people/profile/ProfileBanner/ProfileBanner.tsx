import { Landscape } from '@shulei/ui/Landscape/Landscape.tsx'
import * as css from './ProfileBanner.css.ts'

/** The owner's picture across the page; without one, a landscape generated from the id (A§2). Decorative. */
export function ProfileBanner({ profile }: { profile: { id: number; userBanner: string | null } }) {
  const { id, userBanner } = profile
  return (
    <div className={css.banner}>
      <Landscape seed={String(id)} />
      {/* An empty alt keeps a broken picture invisible, so that the landscape below it shows without a script. */}
      {userBanner && <img className={css.picture} src={userBanner} alt="" decoding="async" />}
    </div>
  )
}
