"""球赛结果：Elo 评分加双泊松进球。只用标准库。用法：python elo_poisson.py"""

import csv
import math
from collections import defaultdict

HOME = 62
STEP = 22
MOST_GOALS = 9


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return sorted(csv.DictReader(file), key=lambda row: row["date"])


def poisson(mean, goals):
    return math.exp(-mean) * mean**goals / math.factorial(goals)


def chances(gap):
    """主胜、平、客胜的概率；gap 是含主场优势的评分差。"""
    home, away = 1.38 * math.exp(gap / 620), 1.38 * math.exp(-gap / 620)
    win = draw = 0.0
    for mine in range(MOST_GOALS + 1):
        for theirs in range(MOST_GOALS + 1):
            chance = poisson(home, mine) * poisson(away, theirs)
            win += chance if mine > theirs else 0
            draw += chance if mine == theirs else 0
    return win, draw, max(1e-6, 1 - win - draw)


rating = defaultdict(lambda: 1500.0)
for match in read("train.csv"):
    home, away = match["home_team"], match["away_team"]
    expected = 1 / (1 + 10 ** (-(rating[home] + HOME - rating[away]) / 400))
    actual = {"home": 1.0, "draw": 0.5, "away": 0.0}[match["result"]]
    margin = math.log(1 + abs(int(match["home_score"]) - int(match["away_score"])))
    change = STEP * (1 + margin / 2) * (actual - expected)
    rating[home] += change
    rating[away] -= change

with open("result.csv", "w", encoding="utf-8", newline="") as file:
    out = csv.writer(file)
    out.writerow(["id", "home", "draw", "away"])
    for match in read("test.csv"):
        parts = chances(rating[match["home_team"]] + HOME - rating[match["away_team"]])
        total = sum(parts)
        out.writerow([match["id"], *(round(part / total, 8) for part in parts)])
