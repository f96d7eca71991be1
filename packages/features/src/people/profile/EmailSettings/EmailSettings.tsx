import type { ContactFormProps } from '../contact/ContactForm.tsx'
import { ContactSettings } from '../contact/ContactSettings.tsx'

/** The reader's e-mail address, and the form that sets or changes it. */
export const EmailSettings = (props: ContactFormProps) => <ContactSettings of="email" {...props} />
