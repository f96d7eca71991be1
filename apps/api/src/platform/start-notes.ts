import type { Config } from './config.ts'

/** Sentences for the operator about settings with which the site runs, but not as a public site should. */
export function startNotes({ demo, mailUrl, smtp, site }: Config): string[] {
  const notes: string[] = []
  if (!demo && !mailUrl && !smtp) {
    notes.push(
      'No mail leaves this site: set SMTP_URL and MAIL_FROM, or MAIL_URL. Until then nobody registers or resets a password by mail.',
    )
  }
  if (!demo && site.contact === null) notes.push('No page says how to reach you: set SITE_CONTACT.')
  if (smtp?.security === 'none') {
    notes.push(`SMTP_URL says tls=off: mails, and the password if there is one, go to ${smtp.host} unencrypted.`)
  }
  return notes
}
