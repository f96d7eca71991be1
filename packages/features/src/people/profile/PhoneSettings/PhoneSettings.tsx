import type { ContactFormProps } from '../contact/ContactForm.tsx'
import { ContactSettings } from '../contact/ContactSettings.tsx'

/** The reader's masked phone number, and the form that changes it. */
export const PhoneSettings = (props: ContactFormProps) => <ContactSettings of="phone" {...props} />
