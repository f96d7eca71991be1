import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { contactLink } from '../../../base/site/contact-link.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { OrganizerNote } from '../../competition/OrganizerNote/OrganizerNote.tsx'
import { onlyRuns } from '../../competition/useCompetition.ts'
import { WithCompetition } from '../../competition/WithCompetition/WithCompetition.tsx'
import { parseSubmits } from '../address.ts'
import { isOnItsWay, isWhole, useSubmits } from '../submits.ts'
import { SubmitScreen } from './SubmitScreen.tsx'
import { useFreshCompetition } from './useFreshCompetition.ts'

export interface SubmitPageProps {
  competitionId: number
  /** Address of the sign-on site, with this page as its return target. */
  loginAddress: string
}

/**
 * The tab "submits" of a competition (B§2): the verdict with its reasons, the form, the submissions.
 *
 * - MUST be for signed-in people; a visitor gets the 401 page with the way to sign in (A§2).
 * - MUST tell those who run the competition that they do not submit to it, instead of asking them to sign up.
 * - MUST show every rule of the server's verdict with tick or cross, the fact behind it and the way out, in words and not by colour
 *   alone (B§4); the same verdict is what refuses an upload.
 * - MUST add the one rule that only the browser knows: no submission from a mobile device, judged by client hint or user agent and
 *   a coarse pointer (B§4, Q093). The server does not enforce it.
 * - MUST name exact instants and their time zone, when the server judged, and count down to the next edge; MUST ask the server
 *   again when that instant passes.
 * - MUST NOT link what does not work yet: an appeal is a letter to the address of the footer.
 * - MUST show one of the eight blocked reasons beside the button, first failing first (B§4, Q095), after them the steps of the
 *   completion gate; the button stays focusable and says why.
 * - MUST check binding information, occupation and real name before submitting, in this order (B§4, RU161): a press of the button
 *   tells 'please complete user info and retry, redirecting in 2 seconds' and leads to the settings page that holds the missing
 *   step after 2 s, which can be stopped (S101, S103); a missing verification is asked for (S106). The server's refusal for one of
 *   them, when the page did not know it, does the same.
 * - MUST require the result file and offer process file, description (500 code points, counted, never cut) and share flag (B§2,
 *   B§5).
 * - MUST check the file in a worker by the rules of `submissionRules`, the server's own, and show all problems at once with their
 *   lines; a file with problems is not sent, one that could not be checked is.
 * - MUST send by one request with progress and cancel; one `Idempotency-Key` for one file until it is accepted, so that a retry
 *   never submits twice (X002).
 * - MUST answer a second submission during an upload with 'uploading, do not repeat', and a broken one with 'upload error, try
 *   later' (B§8).
 * - MUST keep file, process file, description and share flag through every failure, also when the session ends in the middle and
 *   while another page of the site is shown; login opens in a new tab.
 * - MUST prepend a new entry, count it as used (B§4), tell its number and place in the queue, and take the focus to its row.
 * - MUST show of each entry number, file, submitter, score, list, status (uploaded, queued with its place, scoring, scored, failed)
 *   and time, and in its details description, files, checksum and log from the catalogue (B§2, B§3); tries given back are marked.
 * - MUST keep scores of list B hidden until the server tells them (B§3).
 * - MUST let each member cancel a submission until its evaluation begins: the try comes back, the row says so, and a cancel that
 *   came too late says that.
 * - MUST open the quota ledger on its address (`?ledger=`), also without JavaScript: each try, each one that came back and why,
 *   failures on a line of their own, the instant of the next try.
 * - MUST ask each second while an entry is on its way, never in a hidden tab, and stop when none is.
 * - MUST show the sign-up prompt for an answer with `e40104` instead of failing (B§7).
 * - MUST show rules and entries without JavaScript; switch and pages are links.
 * - MUST fit 320 px in both languages.
 */
export function SubmitPage({ competitionId, loginAddress }: SubmitPageProps) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const { search } = useLocation()
  const query = parseSubmits(new URLSearchParams(search))
  const { data: website } = useCall(refs.website, {}, { revalidateIfStale: false })
  const { data: answer, error, mutate } = useSubmits(competitionId, query.page)
  useFreshCompetition(competitionId, isWhole(answer) && answer.all.some(isOnItsWay))

  if (isWhole(answer)) {
    return (
      <WithCompetition competitionId={competitionId}>
        {(competition) =>
          onlyRuns(competition) ? (
            <OrganizerNote competitionId={competitionId} />
          ) : (
            <SubmitScreen
              competition={competition}
              answer={answer}
              query={query}
              error={error ?? null}
              email={(website && contactLink(website.contact)?.text) ?? ''}
              loginAddress={loginAddress}
              mutate={mutate}
            />
          )
        }
      </WithCompetition>
    )
  }
  // B§7: a partial answer requires sign-up, or the competition's code, first
  if (answer !== undefined) {
    return (
      <EmptyState title={t('page.needsSignup')} description={t('page.needsSignupHint')}>
        <LinkButton component={Link} to={competitionAddress.signup({ id: competitionId })} variant="primary">
          {t('page.toSignup')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (error) {
    return <LoadFailed error={error} onRetry={() => mutate()} />
  }
  return <Skeleton label={shell('a11y.loading')} count={8} />
}
