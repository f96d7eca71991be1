import * as contentAddress from '../../address/content.ts'
import * as micrositeAddress from '../../address/microsite.ts'
import type { PageSlug } from './kinds.ts'

/** Addresses of the help pages of the content. */
export const helpAddresses = {
  help: contentAddress.help(),
  privacy: contentAddress.privacy(),
  'service-policy': contentAddress.servicePolicy(),
}

/** Address of each page of the content. */
export const pageAddresses: Readonly<Record<PageSlug, string>> = {
  ...helpAddresses,
  business: contentAddress.business(),
  welfare: contentAddress.welfare(),
  education: contentAddress.education(),
  cooperation: contentAddress.cooperation(),
  unveil: contentAddress.unveil(),
  dcic: micrositeAddress.dcic(),
  grade: micrositeAddress.grade(),
  'grade-dcic': micrositeAddress.gradeDcic(),
  'grade-details': micrositeAddress.gradeDcicDetails(),
  evaluation: micrositeAddress.evaluation(),
  'evaluation-competitions': micrositeAddress.evaluationCompetition(),
  'evaluation-details': micrositeAddress.evaluationDetails(),
}
