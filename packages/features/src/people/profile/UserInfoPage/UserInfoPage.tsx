import { SettingsMain } from '../../../base/site/SettingsMain.tsx'
import type { ContactFormProps } from '../contact/ContactForm.tsx'
import { EmailSettings } from '../EmailSettings/EmailSettings.tsx'
import { ProfileParts } from '../editing/ProfileEditor/ProfileParts.tsx'
import { PhoneSettings } from '../PhoneSettings/PhoneSettings.tsx'

export interface UserInfoPageProps extends ContactFormProps {
  userId: number
}

/** The reader's own information (R108): the parts of the profile, and phone number and e-mail address, which are private. */
export function UserInfoPage({ userId, outboxAddress }: UserInfoPageProps) {
  return (
    <SettingsMain only="userinfo">
      <ProfileParts userId={userId} />
      <PhoneSettings outboxAddress={outboxAddress} />
      <EmailSettings outboxAddress={outboxAddress} />
    </SettingsMain>
  )
}
