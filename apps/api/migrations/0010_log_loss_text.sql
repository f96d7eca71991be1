-- the page of the built-in contest by log-loss said how an older release clipped probabilities
UPDATE "competitions" SET "sections" = replace(replace("sections"::text,
  '计算时概率限制在 1e-15 与 1 − 1e-15 之间。',
  '计算时先把每个概率限制在 2⁻⁵²（约 2.2e-16）与 1 − 2⁻⁵² 之间，再把每行除以该行之和；结果与 scikit-learn 1.2 的 <code>log_loss</code> 一致。'),
  'Probabilities are clipped to between 1e-15 and 1 − 1e-15.',
  'Each probability is first clipped to between 2⁻⁵² (about 2.2e-16) and 1 − 2⁻⁵², then each row is divided by its sum; this is what <code>log_loss</code> of scikit-learn 1.2 does.')::jsonb
WHERE "slug" = 'football-result';
