import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import type { DatasetFile } from '../datasets.ts'
import { useProfileState } from '../useProfileState.ts'
import * as css from './DatasetPage.css.ts'

/** Shows that the profile of a file is on its way, or why there is none; its owner reads in the editor what to do. */
export function ProfileState({ file }: { file: DatasetFile }) {
  const state = useProfileState(file)
  if (!state) return null
  return state.isComing ? (
    <span className={css.profileState}>
      <Loading label={state.text} />
    </span>
  ) : (
    <span className={css.profileProblem}>{state.text}</span>
  )
}
