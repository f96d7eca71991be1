import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { type Competition, type Dataset, isVisitor } from '../useCompetition.ts'
import * as css from './Dataware.css.ts'

/** Fragment of the protocol's address. */
const protocolId = 'protocol'

export interface ProtocolProps {
  competition: Competition
  datasets: readonly Dataset[]
  /** Asks the server again which requirements block the download. */
  refresh: () => Promise<unknown>
}

function useAccept(competitionId: number, refresh: () => Promise<unknown>) {
  const { t } = useTranslation('shell')
  const send = useSend()
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const moveFocus = useMoveFocus()
  const accept = async () => {
    setState('sending')
    setProblem(null)
    try {
      await send(refs.acceptProtocol, { params: { id: competitionId }, body: { accept: true } })
      await refresh()
      setState('done')
      moveFocus(protocolId)
    } catch (error) {
      setState('idle')
      setProblem(failureText(error, t('state.loadFailedHint')))
    }
  }
  return { state, problem, accept }
}

/** The data protocol: accepted once for all data of the competition (Q137). */
export function Protocol({ competition, datasets, refresh }: ProtocolProps) {
  const { t } = useTranslation('dataware')
  const format = useFormat()
  const { state, problem, accept } = useAccept(competition.id, refresh)
  const { downloadBlocks, isProtocolAgreed: agreed } = competition
  const isVisiting = isVisitor(competition)
  const mustWait = isVisiting || downloadBlocks.includes('signUpFirst')
  const texts = [...new Map(datasets.map(({ protocol }) => [protocol.cn, protocol])).values()]
  return (
    <Panel
      id={protocolId}
      tabIndex={-1}
      title={t('protocol')}
      description={agreed ? undefined : t('protocolOnce')}
      aside={agreed ? <Tag tone="success">{t('protocolAgreed')}</Tag> : null}
    >
      <div className={css.protocol}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section className={css.protocolText} aria-label={t('protocolBox')} tabIndex={0}>
          {texts.map((protocol) => (
            <Prose key={protocol.cn} sanitisedHtml={format.pick(protocol)} lang={langOf(protocol, format.language)} />
          ))}
        </section>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problem}
          </Alert>
        ) : null}
        {state === 'done' && agreed ? (
          <Alert tone="success" live="polite">
            {t(downloadBlocks.length === 0 ? 'accepted' : 'acceptedRest')}
          </Alert>
        ) : null}
        {agreed ? null : mustWait ? (
          <p className={css.words}>{t(isVisiting ? 'protocolAfterLogin' : 'protocolAfterSignUp')}</p>
        ) : (
          <div>
            <Button
              variant="primary"
              isPending={state === 'sending'}
              pendingLabel={t('accepting')}
              onPress={() => void accept()}
            >
              {t('accept')}
            </Button>
            <noscript>
              <p className={css.words}>{t('needsScript')}</p>
            </noscript>
          </div>
        )}
      </div>
    </Panel>
  )
}
