import { ContactCode, type ContactCodeProps } from '../contact/ContactCode.tsx'

export type PhoneCodeProps = Omit<ContactCodeProps, 'of'>

/** Phone number and the code that is sent to it. */
export const PhoneCode = (props: PhoneCodeProps) => <ContactCode of="phone" {...props} />
