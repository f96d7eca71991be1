import { isCallError } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import type { ErrnoOf } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { NativeSelect } from '@shulei/ui/Select/NativeSelect.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { OrganizerNote } from '../../competition/OrganizerNote/OrganizerNote.tsx'
import { type Competition, onlyRuns, useCompetition } from '../../competition/useCompetition.ts'
import { type ComparedPair, compareArgs, offeredArgs } from '../choice.ts'
import { isWhole, type Submit } from '../submits.ts'
import * as css from './ComparePage.css.ts'
import { ComparisonResult } from './ComparisonResult.tsx'

const comparisonInvalid: ErrnoOf<'comparisonInvalid'> = 'e42095'

interface PartProps {
  competition: Pick<Competition, 'id' | 'metric'>
  pair: ComparedPair | null
}

/** Two submissions to choose, as a form with method GET, which works before JavaScript has loaded. */
function Pick({ competition, pair, scored }: PartProps & { scored: readonly Submit[] }) {
  const { t } = useTranslation('compare')
  const options = scored.map(({ id, no, resultFile }) => ({
    value: String(id),
    label: t('option', { no, name: resultFile.name }),
  }))
  const [newest, before] = scored
  const isOffered = (id: number | undefined) => scored.some((one) => one.id === id)
  const shown = pair && isOffered(pair.a) && isOffered(pair.b) ? pair : { a: before?.id, b: newest?.id }
  return (
    <Form
      key={`${pair?.a} ${pair?.b}`}
      className={css.form}
      action={competitionAddress.compare({ id: competition.id })}
      method="get"
      preventScrollReset
    >
      <NativeSelect name="a" label={t('a')} options={options} defaultValue={String(shown.a)} />
      <NativeSelect name="b" label={t('b')} options={options} defaultValue={String(shown.b)} />
      <LinkButton component="button" type="submit" variant="primary">
        {t('run')}
      </LinkButton>
    </Form>
  )
}

function Result({ competition, pair }: PartProps & { pair: ComparedPair }) {
  const { t } = useTranslation('compare')
  const { data, error, mutate } = useCall(refs.compareSubmits, compareArgs(competition.id, pair), {
    revalidateIfStale: false,
  })
  if (isCallError(error, comparisonInvalid)) {
    return (
      <ErrorState size="s" title={t('invalid')} description={t('invalidHint')}>
        <LinkButton component={Link} to={competitionAddress.submits({ id: competition.id })}>
          {t('back')}
        </LinkButton>
      </ErrorState>
    )
  }
  if (!data) return <NotRead rows={4} error={error} onRetry={() => void mutate()} />
  return <ComparisonResult metric={competition.metric} comparison={data} />
}

export interface ComparePageProps {
  competitionId: number
  /** The submissions of the address, which may be one twice; null without two. */
  pair: ComparedPair | null
}

/** Compares two scored submissions of the own team: scores, and how many rows differ. */
export function ComparePage({ competitionId, pair }: ComparePageProps) {
  const { t } = useTranslation('compare')
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.competitionSubmits, offeredArgs(competitionId))
  const scored = isWhole(data) ? data.all.filter(({ status }) => status === 'scored') : null
  const body = () => {
    if (!scored || !competition) return <NotRead rows={3} error={error} onRetry={() => void mutate()} />
    if (onlyRuns(competition)) return <OrganizerNote competitionId={competitionId} />
    if (scored.length < 2) return <EmptyState size="s" title={t('few')} description={t('fewHint')} />
    return (
      <>
        <Pick competition={competition} pair={pair} scored={scored} />
        {pair && pair.a === pair.b ? <Alert tone="warning">{t('twice')}</Alert> : null}
        {pair && pair.a !== pair.b ? (
          <Result key={`${pair.a} ${pair.b}`} competition={competition} pair={pair} />
        ) : null}
      </>
    )
  }
  return (
    <div className={css.page}>
      <TextLink
        component={Link}
        to={competitionAddress.submits({ id: competitionId })}
        isStandalone
        icon={<Icon of={ArrowLeft} size={15} />}
      >
        {t('back')}
      </TextLink>
      <Panel title={t('title')} description={t('lead')}>
        {body()}
      </Panel>
    </div>
  )
}
