import { ContactCode, type ContactCodeProps } from '../contact/ContactCode.tsx'

export type EmailCodeProps = Omit<ContactCodeProps, 'of'>

/** Email address and the code that is sent to it. */
export const EmailCode = (props: EmailCodeProps) => <ContactCode of="email" {...props} />
