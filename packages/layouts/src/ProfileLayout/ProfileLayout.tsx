import { ProfileFrame, type ProfileFrameProps } from './ProfileFrame.tsx'

/** A person's profile under /users/{id} (L06). */
export function ProfileLayout(props: ProfileFrameProps) {
  return <ProfileFrame {...props} layout="profile" />
}
