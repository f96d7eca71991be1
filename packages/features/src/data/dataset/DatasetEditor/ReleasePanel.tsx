import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import { type DatasetProblem, datasetChanges, datasetLimits } from '@shulei/domain/data/dataset/publish.ts'
import type { DatasetState } from '@shulei/domain/data/dataset/state.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import * as css from './DatasetEditor.css.ts'

export interface ReleasePanelProps {
  id: number
  state: DatasetState
  /** Number of the version that readers see; 0 before the first publication. */
  version: number
  hasNewFiles: boolean
  /** Something differs from what readers see. */
  hasChanges: boolean
  /** Everything that keeps the data set from being published. */
  problems: readonly DatasetProblem[]
  /** Number of files whose content no profile could be computed from; readers can only download them. */
  unreadFiles: number
  changes: string
  onChanges: (changes: string) => void
  changesProblem: string | undefined
  isPublishing: boolean
  isDisabled: boolean
  /** Resolves to whether the data set is hidden. */
  onWithdraw: () => Promise<boolean>
  /** Resolves to a sentence when the draft was not deleted. */
  onRemove: () => Promise<string | undefined>
}

/** Names what is missing before the data set can be published, in the order of the form, and files that can be published but not read. */
function Missing({ problems, unreadFiles }: Pick<ReleasePanelProps, 'problems' | 'unreadFiles'>) {
  const { t } = useTranslation('dataset-edit')
  if (problems.length === 0 && unreadFiles > 0) {
    return <Alert tone="warning">{t('release.unread', { count: unreadFiles })}</Alert>
  }
  if (problems.length === 0) return <Alert tone="success">{t('release.ready')}</Alert>
  return (
    <div className={css.terms}>
      <p className={css.termsTitle}>{t('release.missing')}</p>
      <ul className={css.termList}>
        {problems.map((problem) => (
          <li key={problem}>{t(`missing.${problem}`)}</li>
        ))}
      </ul>
    </div>
  )
}

/** The end of the form: what changed, what is missing, and the buttons to publish, to withdraw and to delete a draft. */
export function ReleasePanel(props: ReleasePanelProps) {
  const { id, state, version, hasNewFiles, hasChanges, problems, unreadFiles, changes, isPublishing, isDisabled } =
    props
  const { t } = useTranslation('dataset-edit')
  const [isAsking, setAsking] = useState(false)
  const submit = useId()
  const moveFocus = useMoveFocus()
  const isNew = version === 0
  const what = isNew ? 'first' : hasNewFiles ? 'new' : hasChanges || state === 'withdrawn' ? 'texts' : 'nothing'
  const end = isNew ? 'remove' : 'withdraw'
  return (
    <Panel title={t('release.title')} description={t(`release.${what}`, { no: version + 1 })}>
      <div className={css.fields}>
        {hasNewFiles && !isNew ? (
          <TextArea
            label={t('release.changes')}
            hint={t('release.changesHint')}
            isRequired
            isGrowing
            value={changes}
            onChange={props.onChanges}
            errorMessage={props.changesProblem}
            counter={{
              text: `${countText(datasetChanges(changes))} / ${datasetLimits.changes}`,
              isOver: countText(datasetChanges(changes)) > datasetLimits.changes,
            }}
          />
        ) : null}
        {what === 'nothing' ? null : <Missing problems={problems} unreadFiles={unreadFiles} />}
        <div className={css.buttons}>
          <Button
            id={submit}
            type="submit"
            variant="primary"
            isDisabled={isDisabled || what === 'nothing'}
            isPending={isPublishing}
            pendingLabel={t('release.sending')}
          >
            {t(isNew ? 'release.submit' : state === 'withdrawn' ? 'release.submitAgain' : 'release.submitChanges')}
          </Button>
          {isNew ? null : (
            <LinkButton component={Link} to={datasetAddress.detail({ id })}>
              {t('release.view')}
            </LinkButton>
          )}
          {isNew || state === 'published' ? (
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t(`release.${end}`)}
            </Button>
          ) : null}
        </div>
      </div>
      <AlertDialog
        title={t(`release.${end}Title`)}
        confirmText={t(`release.${end}`)}
        cancelText={t('release.keep')}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          if (isNew) return props.onRemove()
          // the button that asked goes away
          if (await props.onWithdraw()) moveFocus(submit)
        }}
      >
        {t(`release.${end}Text`)}
      </AlertDialog>
    </Panel>
  )
}
