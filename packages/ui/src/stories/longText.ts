/** 50 Han characters without a break. */
export const han50 =
  '面向近海渔业与风电运维安全保障需求的海浪有效波高短临预报模型构建评测及可解释性分析综合挑战赛与方案'

/** An English text as long as its German translation would be. */
export const longEnglish =
  'Short-term significant wave height forecasting challenge for nearshore fisheries and offshore wind maintenance safety'

/** A word without a place to break. */
export const longWord = 'significant_wave_height_ensemble_fold5_seed20261121_final_final_v2_reallyfinal.csv'
