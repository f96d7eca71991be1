import { ProfileFrame, type ProfileFrameProps } from '../ProfileLayout/ProfileFrame.tsx'

/** The older addresses of a profile, /user/{id}: the same frame around the same tabs (L07, Q003). */
export function ProfilesLayout(props: ProfileFrameProps) {
  return <ProfileFrame {...props} layout="profiles" />
}
