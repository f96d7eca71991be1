/** Messages that leave the site, for other modules: their texts, and the sender that hands them to the operator's gateway. */

export { type Message, openSender } from './message-sender.ts'
export { messageTexts } from './message-texts.ts'
export { MailRefused } from './smtp.ts'
