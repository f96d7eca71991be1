"""鸟击损伤：分组受损率的对数几率相加。只用标准库。用法：python strike_model.py"""

import csv
import math
import random

GROUPS = [("wildlife_size",), ("phase_of_flight",), ("wildlife_size", "phase_of_flight"), ("wildlife_species",)]
SMOOTH = 40


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


train = read("train.csv")
random.shuffle(train)
fit, held = train[: len(train) * 4 // 5], train[len(train) * 4 // 5 :]


def rates(rows):
    base = sum(int(row["damage"]) for row in rows) / len(rows)
    tables = []
    for group in GROUPS:
        sums = {}
        for row in rows:
            key = tuple(row[name] for name in group)
            hits, count = sums.get(key, (0, 0))
            sums[key] = (hits + int(row["damage"]), count + 1)
        tables.append({key: (hits + SMOOTH * base) / (count + SMOOTH) for key, (hits, count) in sums.items()})
    return base, tables


def logit(rate):
    return math.log(rate / (1 - rate))


def predict(row, model):
    base, tables = model
    parts = [table.get(tuple(row[name] for name in group), base) for group, table in zip(GROUPS, tables)]
    return 1 / (1 + math.exp(-(logit(base) + sum(logit(part) - logit(base) for part in parts) / 2)))


def auc(rows, model):
    ranked = sorted(rows, key=lambda row: predict(row, model))
    positives = sum(int(row["damage"]) for row in rows)
    area = sum(place for place, row in enumerate(ranked, 1) if row["damage"] == "1")
    return (area - positives * (positives + 1) / 2) / (positives * (len(rows) - positives))


print("验证集 AUC", round(auc(held, rates(fit)), 6))
final = rates(train)
with open("result.csv", "w", encoding="utf-8", newline="") as file:
    out = csv.writer(file)
    out.writerow(["id", "damage"])
    out.writerows([row["id"], round(predict(row, final), 8)] for row in read("test.csv"))
