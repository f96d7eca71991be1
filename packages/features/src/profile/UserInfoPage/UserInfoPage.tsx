import { SettingsMain } from '../../settings/SettingsMain.tsx'
import { ProfileParts } from '../editing/ProfileEditor/ProfileParts.tsx'
import { PhoneSettings, type PhoneSettingsProps } from '../PhoneSettings/PhoneSettings.tsx'

export interface UserInfoPageProps extends PhoneSettingsProps {
  userId: number
}

/** One's own information (R108): the parts of the profile, and the phone number that only its owner knows. */
export function UserInfoPage({ userId, outboxAddress }: UserInfoPageProps) {
  return (
    <SettingsMain only="userinfo">
      <ProfileParts userId={userId} />
      <PhoneSettings outboxAddress={outboxAddress} />
    </SettingsMain>
  )
}
