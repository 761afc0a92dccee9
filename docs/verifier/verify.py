#!/usr/bin/env python3
"""Verifies exports of a family's ledger, as docs/ledger-format.md describes them.

Needs Python 3.9 or later and no packages. Reads one line after another; keeps only the state of the family.
Exit codes: 0 without problems, 1 with problems, 2 for wrong usage.
"""
from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections import defaultdict
from datetime import date, datetime, timedelta, timezone
from types import SimpleNamespace
from typing import Any, BinaryIO, Callable, Dict, List, Optional, Sequence, Set, Tuple

MAX_INTEGER = 2**53 - 1
Json = Dict[str, Any]
Movement = Tuple[int, int, str, str]  # learner, amount, source type, source id
Movements = Optional[List[Movement]]


class Value:
    """Valid values: their type in JSON, a description, and a test. Without a type, the test alone decides."""
    def __init__(self, kind: Optional[type], name: str, test: Callable[[Any], Any] = lambda value: True):
        self.kind, self.name, self.test = kind, name, test

    def valid(self, value: Any) -> bool:
        return self.kind in (None, type(value)) and bool(self.test(value))


def integer(low: int, high: int = MAX_INTEGER) -> Value:
    return Value(int, f'integer from {low} to {high}', lambda value: low <= value <= high)


def text(name: str, pattern: str, test: Callable[[str], Any] = lambda value: True) -> Value:
    return Value(str, name, lambda value: re.fullmatch(pattern, value) and test(value))


def one_of(*values: str) -> Value:
    return Value(str, ' or '.join(values), lambda value: value in values)


def array(low: int, high: int, item: Value) -> Value:
    return Value(list, f'array of {low} to {high}: {item.name}',
                 lambda value: low <= len(value) <= high and all(map(item.valid, value)))


def members(optional: Sequence[str] = (), **values: Value) -> Value:
    return Value(dict, 'object with ' + (', '.join(values) or 'no members'),
                 lambda value: values.keys() - set(optional) <= value.keys() <= values.keys()
                 and all(values[name].valid(member) for name, member in value.items()))


def is_day(time: str) -> bool:
    try:
        return bool(datetime.fromisoformat(time[:-1]))
    except ValueError:
        return False


USER = integer(1)
INTEGER = integer(-MAX_INTEGER)
POINTS = integer(1, 1_000_000_000)
MAXIMUM = Value(None, f'{POINTS.name} or null', lambda value: value is None or POINTS.valid(value))
FLAG = Value(bool, 'true or false')
TEXT = Value(str, 'text')
ID = text('UUID in lower case', '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')
HASH = text('64 lower-case hexadecimal digits', '[0-9a-f]{64}')
TIME = text('time in UTC with milliseconds', r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z',
            lambda t: t.isascii() and '1970' <= t < '9999' and is_day(t))
CONCEPT = text('concept of at most 100 characters', '[a-z0-9]+([.-][a-z0-9]+)*', lambda value: len(value) <= 100)
DAY = text('day such as 2026-11-20', r'\d{4}-\d\d-\d\d', str.isascii)
# Achievements in the order in which a quiz demands them: the version since which it does, and the number of lessons or days.
LESSONS = {'FIRST_LESSON': (1, 1), 'FIVE_LESSONS': (1, 5), 'TWENTY_FIVE_LESSONS': (1, 25), 'HUNDRED_LESSONS': (1, 100)}
STREAKS = {'THREE_DAY_STREAK': (1, 3), 'SEVEN_DAY_STREAK': (1, 7)}
ACHIEVEMENT = one_of(*LESSONS, *STREAKS, 'PERFECT_SCORE', 'FIRST_GOAL_REACHED', 'FIRST_REDEMPTION', 'CONCEPT_MASTERED')
VERSION = 5  # the latest version of the rules here
UPDATE = timedelta(days=7)  # time in which events of earlier versions may follow
HEADER = {'format': one_of(*(f'learning-service/ledger-export/{number}' for number in (1, 2, 3))),
          'familyId': USER, 'events': integer(0), 'head': HASH, 'lastAt': TIME}
EVENT = {
    'familyId': USER, 'seq': USER, 'id': ID, 'type': TEXT, 'rules': integer(2), 'payload': Value(dict, 'object'),
    'commitments': Value(dict, 'object'), 'actorId': USER, 'recordedAt': TIME, 'entries': Value(list, 'array'), 'hash': HASH,
}
ENTRY = {
    'idx': integer(0), 'id': ID, 'learnerId': USER,
    'amount': Value(int, 'integer other than 0', lambda value: value != 0 and INTEGER.valid(value)),
    'sourceType': TEXT, 'sourceId': TEXT, 'description': TEXT, 'balanceAfter': INTEGER,
}
REDEMPTION = {'learnerId': USER, 'rewardId': ID, 'redemptionId': ID}
PAYLOADS = {
    'LearnerAdded': members(learnerId=USER),
    'LearnerRemoved': members(learnerId=USER),
    'QuizAnswered': members(['difficulty', 'gradeLevel', 'day', 'isTooFast', 'learnerGrade', 'concepts', 'grades'],
                            learnerId=USER, lessonId=ID, conceptId=CONCEPT,
                            correct=array(1, 100, FLAG), choices=array(1, 100, integer(2, 20)),
                            doubled=array(0, 100, integer(0, 99)),
                            difficulty=one_of('beginner', 'intermediate', 'advanced'), gradeLevel=integer(0, 12), day=DAY,
                            isTooFast=FLAG, learnerGrade=integer(0, 12), concepts=array(0, 100, CONCEPT),
                            grades=array(0, 100, integer(0, 12))),
    'QuestionVoided': members(learnerId=USER, lessonId=ID, conceptId=CONCEPT, questionIndex=integer(0, 99)),
    'DoubleOrLossChanged': members(learnerId=USER, enabled=FLAG),
    'PointsAdjusted': members(learnerId=USER, amount=INTEGER),
    'BonusGiven': members(learnerId=USER, points=POINTS, day=DAY),
    'RewardCreated': members(rewardId=ID, tokenCost=POINTS, maxRedemptions=MAXIMUM),
    'RewardRenamed': members(rewardId=ID),
    'RewardChanged': members(rewardId=ID, tokenCost=POINTS, maxRedemptions=MAXIMUM, isActive=FLAG),
    'RewardDeleted': members(rewardId=ID),
    'PointsSaved': members(learnerId=USER, rewardId=ID, points=POINTS),
    'RedemptionRequested': members(**REDEMPTION, pointsUsed=POINTS),
    'RedemptionApproved': members(**REDEMPTION),
    'RedemptionRejected': members(**REDEMPTION),
    'AwardsAllocated': members(learnerId=USER, awards=array(1, 100, members(awardId=ID, activityId=ID, tokens=POINTS))),
    'AwardCashedIn': members(learnerId=USER, awardId=ID),
    'AchievementEarned': members(learnerId=USER, achievement=ACHIEVEMENT),
    'FamilyClosed': members(),
}
COMMITMENTS = {'RewardCreated': {'title'}, 'RewardRenamed': {'title'}, 'PointsAdjusted': {'reason'}, 'BonusGiven': {'reason'},
               'RedemptionApproved': {'notes'}, 'RedemptionRejected': {'notes'}, 'QuizAnswered': {'questions', 'answers'}}
# Version since which events have a member, and never before.
SINCE = {'QuizAnswered': {'day': 2, 'isTooFast': 3, 'learnerGrade': 4, 'concepts': 4, 'grades': 4}}
TYPE_SINCE = {'QuestionVoided': 4, 'BonusGiven': 5}  # version since which there are events of a type
REQUIRED_SINCE = {'QuizAnswered': {'difficulty': 2, 'gradeLevel': 2}}  # the same, and earlier events may have it
BY_LEARNERS = {'LearnerAdded', 'QuizAnswered', 'PointsSaved', 'RedemptionRequested', 'AwardsAllocated', 'AwardCashedIn',
               'AchievementEarned'}
DESCRIPTIONS = {
    'QUIZ_CORRECT': ('earned for correct answers', 'taken back for a quiz'),
    'DOUBLE_OR_LOSS_DEDUCTION': ('returned for double-or-loss questions', 'lost on double-or-loss questions'),
    'QUESTION_VOIDED': ('given back for a faulty question', 'taken off for a faulty question'),
    'REWARD_SAVE': ('released from a goal', 'set aside for a goal'),
    'REWARD_REDEMPTION': ('returned from a redemption', 'used to redeem a reward'),
    'PARENT_BONUS': ('given as a bonus', 'taken back for a bonus'),
    'ADMIN_ADJUSTMENT': ('added by an administrator', 'taken off by an administrator'),
    'AWARD_ALLOCATION': ('returned from an activity', 'allocated to an activity'),
}


def dumps(value: Any, is_sorted: bool = False) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'), sort_keys=is_sorted, allow_nan=False)


def read_number(digits: str) -> Any:
    number = float(digits)
    return int(number) if number.is_integer() and abs(number) < 1e21 else number


def event_hash(previous: str, event: Json) -> str:
    """Returns the SHA-256 of the fields of an event, each as text after its length in four bytes."""
    commitments = [dumps(event['commitments'], True)] if 'commitments' in event else []
    rules = [event['rules']] if 'rules' in event else []
    form = 3 if rules else 1 + len(commitments)
    fields = [f'learning-service/ledger-event/{form}', previous, event['familyId'], event['seq'], event['id'],
              event['type'], *rules, dumps(event['payload'], True), *commitments, event['actorId'], event['recordedAt'],
              len(event['entries']), *(entry[name] for entry in event['entries'] for name in ENTRY)]
    parts = [str(field).encode('utf-8', 'surrogatepass') for field in fields]
    return hashlib.sha256(b''.join(len(part).to_bytes(4, 'big') + part for part in parts)).hexdigest()


class Refusal(Exception):
    """A broken rule of an event: message, expected and found value."""


def demand(condition: Any, message: str, expected: Any = None, found: Any = None) -> None:
    if not condition:
        raise Refusal(message, expected, found)


def utc_day(event: Json) -> date:
    return date.fromisoformat(event['recordedAt'][:10])


def day_of(event: Json, day: str, last: Optional[date]) -> date:
    """Returns the day of an event. Refuses one that no time zone has then, or that is before the last one of the learner."""
    days = [str(date.fromordinal(utc_day(event).toordinal() + step)) for step in (-1, 0, 1)]
    demand(day in days, 'a day that no time zone has then', days, day)
    found = date.fromisoformat(day)
    demand(found >= (last or date.min), 'a day before the last one', str(last), day)
    return found


class Family:
    """The state that the events so far give. For each type of event, a method has its rule.

    Its parameters are the event and the members of the payload. It refuses the event, or changes the state and returns the
    demanded entries. Balances and savings are not changed there: they follow the stated entries.
    """
    def __init__(self) -> None:
        self.learners: Dict[int, SimpleNamespace] = {}
        self.balances: Dict[int, int] = defaultdict(int)
        self.savings: Dict[str, Dict[int, int]] = defaultdict(lambda: defaultdict(int))  # reward → learner → points
        self.rewards: Dict[str, SimpleNamespace] = {}
        self.redemptions: Dict[str, SimpleNamespace] = {}
        self.awards: Dict[str, SimpleNamespace] = {}
        self.achievements: Set[Tuple[int, str]] = set()
        self.ever_added: Set[int] = set()
        self.quizzes: Dict[str, SimpleNamespace] = {}  # lesson → its quiz
        self.closed = False
        self.demanded: List[Json] = []  # payloads of achievements that must follow directly
        self.allowed: List[Tuple[str, Json]] = []  # types and members of events that may follow then
        self.owed: Set[Tuple[str, Any]] = set()  # type and id of events of which one must follow
        self.owes: Set[Tuple[str, Any]] = set()  # the same for the present event
        self.cause: Any = None  # actor and time of the event before

    def repeated(self, kind: str, payload: Json) -> List[Any]:
        """Returns the ids that the event creates, but which are known."""
        known, new = {
            'LearnerAdded': (self.ever_added, [payload.get('learnerId')]),
            'QuizAnswered': (self.quizzes, [payload.get('lessonId')]),
            'RewardCreated': (self.rewards, [payload.get('rewardId')]),
            'RedemptionRequested': (self.redemptions, [payload.get('redemptionId')]),
            'AchievementEarned': (self.achievements, [(payload.get('learnerId'), payload.get('achievement'))]),
            'AwardsAllocated': (self.awards, [award['awardId'] for award in payload.get('awards', [])]),
        }.get(kind, ((), []))
        return [one for one in new if one in known]

    def is_caused(self, event: Json, same: bool) -> Tuple[bool, List[Json]]:
        """Returns true if an event before causes this one, and a demanded one whose place it takes."""
        kind, payload = event['type'], event['payload']
        if self.demanded:
            expected, *rest = self.demanded
            is_demanded = same and kind == 'AchievementEarned' and payload == expected
            self.demanded = rest if is_demanded else []
            return is_demanded, [] if is_demanded else [expected]
        is_allowed = same and any(kind == type and part.items() <= payload.items() for type, part in self.allowed[:1])
        self.allowed = self.allowed[1:] if is_allowed else []
        return is_allowed, []

    def movements(self, event: Json, caused: bool) -> List[Movement]:
        """Applies the rule of an event and returns the demanded entries, or refuses the event."""
        kind, payload, self.owes = event['type'], event['payload'], set()
        demand(not self.closed, 'the family is closed')
        demand(caused or kind != 'AchievementEarned', 'no event causes this achievement')
        demand(kind == 'LearnerAdded' or payload.get('learnerId', 0) in {0, *self.learners},
               'the learner is not present', sorted(self.learners), payload.get('learnerId'))
        return getattr(self, kind)(event, **payload) or []

    def settle(self, event: Json, same: bool) -> None:
        """Refuses an event that may not come between an event and the one that it owes; keeps what is owed now."""
        kind, payload = event['type'], event['payload']
        before, new = self.owed, self.owes
        shared = before & new
        paid = {(kind, payload.get('rewardId')), (kind, payload.get('learnerId'))} & before and not payload.get('isActive')
        self.owed = shared or new
        demand(not before or same and (paid or shared), 'an event demands one of these, with the same actor and time',
               sorted(before, key=str), [kind, payload])

    def must_follow(self, learner: int, *names: str) -> None:
        new = (name for name in names if (learner, name) not in self.achievements)
        self.demanded = [{'learnerId': learner, 'achievement': name} for name in new]

    def reward(self, reward: str) -> SimpleNamespace:
        found = self.rewards.get(reward, SimpleNamespace(deleted=True))
        demand(not found.deleted, 'the reward does not exist', 'a reward', reward)
        return found

    def releases(self, reward: str) -> List[Movement]:
        return [(learner, points, 'REWARD_SAVE', reward)
                for learner, points in sorted(self.savings[reward].items()) if points > 0]

    def LearnerAdded(self, _: Json, learnerId: int) -> None:
        self.ever_added.add(learnerId)
        self.learners[learnerId] = SimpleNamespace(lessons=0, streak=0, last_day=None, bonus_day=None, double_or_loss=True)
        self.allowed = [('RewardCreated', {'maxRedemptions': None})] * 3

    def LearnerRemoved(self, _: Json, learnerId: int) -> Movements:
        pending = [key for key, r in self.redemptions.items() if r.pending and r.learner == learnerId]
        demand(not pending, 'a redemption of the learner is pending', [], pending)
        del self.learners[learnerId]
        self.redemptions = {key: one for key, one in self.redemptions.items() if one.learner != learnerId}
        self.achievements = {one for one in self.achievements if one[0] != learnerId}
        self.awards = {key: one for key, one in self.awards.items() if one.learner != learnerId}
        return [one for reward in sorted(self.savings) for one in self.releases(reward) if one[0] == learnerId]

    def QuizAnswered(self, event: Json, learnerId: int, lessonId: str, conceptId: str, correct: List[bool], choices: List[int],
                     doubled: List[int], day: Optional[str] = None, concepts: Sequence[str] = (), grades: Sequence[int] = (),
                     **_: Any) -> Movements:
        learner = self.learners[learnerId]
        demand(len(correct) == len(choices), 'unequal lengths', len(correct), len(choices))
        demand(all(a < b for a, b in zip(doubled, doubled[1:] + [len(correct)])),
               'wrong doubled questions', f'ascending, below {len(correct)}', doubled)
        demand(learner.double_or_loss or not doubled, 'double-or-loss is off', [], doubled)
        area, *rest = conceptId.split('.')
        asked = len(correct) if rest == ['placement'] else 0  # questions of a placement, each on another concept
        demand(len(concepts) == len(grades) == len(set(concepts)) == asked
               and all(concept.split('.')[0] == area for concept in concepts),
               'wrong concepts and grades of a placement', f'{asked} of {area}', [concepts, grades])
        answered = utc_day(event) if day is None else day_of(event, day, learner.last_day)
        right = sum(correct[question] for question in doubled)
        earned = sum(correct) + right
        lost = min(len(doubled) - right, self.balances[learnerId] + earned)
        self.quizzes[lessonId] = SimpleNamespace(learner=learnerId, correct=correct, doubled=doubled, lost=lost, voided=[],
                                                 concepts=concepts or [conceptId] * len(correct))
        learner.lessons += 1
        if answered != learner.last_day:
            learner.streak = learner.streak + 1 if learner.last_day == answered - timedelta(days=1) else 1
        learner.last_day = answered
        version = event.get('rules', 1)
        self.must_follow(learnerId, *(name for name, (since, count) in LESSONS.items()
                                      if version >= since and learner.lessons >= count),
                         *(['PERFECT_SCORE'] if all(correct) else []),
                         *(name for name, (since, count) in STREAKS.items()
                           if version >= since and learner.streak >= count))
        self.allowed = [('AchievementEarned', {'learnerId': learnerId, 'achievement': 'CONCEPT_MASTERED'})]
        entries = [(earned, 'QUIZ_CORRECT'), (-lost, 'DOUBLE_OR_LOSS_DEDUCTION')]
        return [(learnerId, amount, source, lessonId) for amount, source in entries if amount != 0]

    def QuestionVoided(self, _: Json, learnerId: int, lessonId: str, conceptId: str, questionIndex: int) -> Movements:
        quiz = self.quizzes.get(lessonId, SimpleNamespace(learner=None))
        demand(quiz.learner == learnerId, 'the learner has no such quiz', learnerId, quiz.learner)
        demand(questionIndex < len(quiz.correct), 'no such question', f'below {len(quiz.correct)}', questionIndex)
        demand(quiz.concepts[questionIndex] == conceptId, 'another concept', quiz.concepts[questionIndex], conceptId)
        demand(questionIndex not in quiz.voided, 'the question is voided', quiz.voided, questionIndex)
        returned = sum(not quiz.correct[voided] and voided in quiz.doubled for voided in quiz.voided)
        quiz.voided.append(questionIndex)
        if quiz.correct[questionIndex]:
            return []
        amount = 2 if questionIndex in quiz.doubled and returned < quiz.lost else 1
        return [(learnerId, amount, 'QUESTION_VOIDED', lessonId)]

    def DoubleOrLossChanged(self, _: Json, learnerId: int, enabled: bool) -> None:
        self.learners[learnerId].double_or_loss = enabled

    def PointsAdjusted(self, event: Json, learnerId: int, amount: int) -> Movements:
        demand(amount != 0, 'an adjustment of 0 points')
        demand(self.balances[learnerId] + amount >= 0, 'the balance falls below 0', -self.balances[learnerId], amount)
        return [(learnerId, amount, 'ADMIN_ADJUSTMENT', event['id'])]

    def BonusGiven(self, event: Json, learnerId: int, points: int, day: str) -> Movements:
        learner = self.learners[learnerId]
        learner.bonus_day = day_of(event, day, learner.bonus_day)
        return [(learnerId, points, 'PARENT_BONUS', event['id'])]

    def RewardCreated(self, _: Json, rewardId: str, tokenCost: int, maxRedemptions: Optional[int]) -> None:
        self.rewards[rewardId] = SimpleNamespace(
            cost=tokenCost, most=maxRedemptions or float('inf'), active=True, deleted=False, approved=0, pending=0)

    def RewardRenamed(self, _: Json, rewardId: str) -> None:
        self.reward(rewardId)

    def RewardChanged(self, _: Json, rewardId: str, tokenCost: int, maxRedemptions: Optional[int], isActive: bool) -> Movements:
        reward, most = self.reward(rewardId), maxRedemptions or float('inf')
        demand(not isActive or reward.approved < most, 'the reward is active but used up', False, True)
        reward.cost, reward.most, reward.active = tokenCost, most, isActive
        return [] if isActive else self.releases(rewardId)

    def RewardDeleted(self, _: Json, rewardId: str) -> Movements:
        reward = self.reward(rewardId)
        demand(reward.pending == 0, 'a redemption of the reward is pending', 0, reward.pending)
        reward.deleted = True
        return self.releases(rewardId)

    def PointsSaved(self, _: Json, learnerId: int, rewardId: str, points: int) -> Movements:
        reward, balance = self.reward(rewardId), self.balances[learnerId]
        demand(reward.active, 'the reward is not active', True, False)
        demand(balance >= points, 'the balance is too low', points, balance)
        if self.savings[rewardId][learnerId] + points >= reward.cost:
            self.must_follow(learnerId, 'FIRST_GOAL_REACHED')
        return [(learnerId, -points, 'REWARD_SAVE', rewardId)]

    def RedemptionRequested(self, _: Json, learnerId: int, rewardId: str, redemptionId: str, pointsUsed: int) -> Movements:
        reward, saved = self.reward(rewardId), self.savings[rewardId][learnerId]
        demand(reward.active, 'the reward is not active', True, False)
        demand(reward.approved + reward.pending < reward.most, 'too many redemptions', reward.most, reward.approved)
        demand(pointsUsed == reward.cost, 'another cost', reward.cost, pointsUsed)
        demand(saved >= reward.cost, 'the savings are below the cost', reward.cost, saved)
        reward.pending += 1
        self.redemptions[redemptionId] = SimpleNamespace(learner=learnerId, reward=rewardId, points=pointsUsed, pending=True)
        return [(learnerId, pointsUsed, 'REWARD_SAVE', rewardId), (learnerId, -pointsUsed, 'REWARD_REDEMPTION', rewardId)]

    def decide(self, learner: int, reward: str, redemption: str) -> int:
        """Ends a pending redemption, and returns its points."""
        found = self.redemptions.get(redemption, SimpleNamespace(pending=False))
        demand(found.pending and (found.learner, found.reward) == (learner, reward),
               'no pending redemption of this learner and reward', [learner, reward], vars(found))
        found.pending = False
        self.rewards[reward].pending -= 1
        return int(found.points)

    def RedemptionApproved(self, _: Json, learnerId: int, rewardId: str, redemptionId: str) -> None:
        self.decide(learnerId, rewardId, redemptionId)
        reward = self.rewards[rewardId]
        reward.approved += 1
        if reward.active and reward.approved >= reward.most:
            self.owes = {('RewardChanged', rewardId)}
        self.must_follow(learnerId, 'FIRST_REDEMPTION')

    def RedemptionRejected(self, event: Json, learnerId: int, rewardId: str, redemptionId: str) -> Movements:
        points, is_active = self.decide(learnerId, rewardId, redemptionId), self.rewards[rewardId].active
        removals = {('RewardDeleted', rewardId), ('LearnerRemoved', learnerId)}
        # As part of a removal, the points of an active reward are not saved again.
        if len(event['entries']) == 1 and (is_active or removals & self.owed):
            self.owes = removals
        movements = [(learnerId, points, 'REWARD_REDEMPTION', rewardId), (learnerId, -points, 'REWARD_SAVE', rewardId)]
        return movements if is_active and not self.owes else movements[:1]

    def AwardsAllocated(self, _: Json, learnerId: int, awards: List[Json]) -> Movements:
        tokens, balance = sum(award['tokens'] for award in awards), self.balances[learnerId]
        demand(balance >= tokens, 'the balance is too low', tokens, balance)
        demand(len({award['awardId'] for award in awards}) == len(awards), 'an award is there twice')
        self.awards.update({award['awardId']: SimpleNamespace(learner=learnerId, pending=True) for award in awards})
        return [(learnerId, -award['tokens'], 'AWARD_ALLOCATION', award['awardId']) for award in awards]

    def AwardCashedIn(self, _: Json, learnerId: int, awardId: str) -> None:
        award = self.awards.get(awardId, SimpleNamespace(pending=False))
        demand(award.pending and award.learner == learnerId, 'no pending award of this learner', learnerId, vars(award))
        award.pending = False

    def AchievementEarned(self, _: Json, learnerId: int, achievement: str) -> None:
        self.achievements.add((learnerId, achievement))

    def FamilyClosed(self, _: Json) -> None:
        demand(not self.learners, 'a learner is present', [], sorted(self.learners))
        self.closed = True


class Verifier:
    """The check of one export. Gives each problem to `report`."""
    def __init__(self, now: str, report: Callable[[Json], None]):
        self.latest = (datetime.fromisoformat(now[:-1]) + timedelta(minutes=5)).isoformat(timespec='milliseconds') + 'Z'
        self.report, self.line, self.seq, self.family = report, 0, 0, Family()
        self.family_id, self.hash, self.time, self.ids = 0, '0' * 64, '', set()  # type: int, str, str, Set[str]
        self.later: List[Tuple[int, str]] = []  # later versions of the rules so far, each with the end of earlier ones

    def problem(self, kind: str, message: str, expected: Any = None, found: Any = None) -> None:
        self.report(dict(line=self.line, seq=self.seq, kind=kind, message=message, expected=expected, found=found))

    def compare(self, kind: str, message: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.problem(kind, message, expected, found)

    def read(self, line: bytes) -> Any:
        """Returns the JSON value of the next line; null if there is none. Reports any but its one valid form."""
        self.line += 1
        try:
            string = line.decode('utf-8')
            value = json.loads(string, parse_int=read_number, parse_float=read_number, parse_constant=float)
            self.compare('format', 'the line has another valid form', dumps(value) + '\n', string)
            return value
        except (ValueError, OverflowError, RecursionError) as error:
            self.problem('format', f'the line is not JSON: {error}')
            return None

    def check_members(self, value: Any, form: Dict[str, Value], absent: Tuple[str, ...] = ()) -> bool:
        """Reports wrong members. Returns true if all are there with their JSON types, so that they can be checked."""
        names = [name for name in form if name not in absent]
        if type(value) is not dict or list(value) != names:
            self.problem('format', 'wrong members or order', names, list(value) if type(value) is dict else value)
            if type(value) is not dict or not value.keys() >= set(names):
                return False
        for name in names:
            if not form[name].valid(value[name]):
                self.problem('format', f'wrong value of {name}', form[name].name, value[name])
        return all(type(value[name]) is form[name].kind for name in form if name in value)

    def verify(self, lines: BinaryIO) -> Json:
        header = self.read(lines.readline())
        if not self.check_members(header, HEADER) or not HEADER['format'].valid(header['format']):
            return {}
        self.family_id = header['familyId']
        for line in lines:
            self.seq += 1
            event = self.read(line)
            number = int(header['format'][-1])
            known = {'commitments': number > 1, 'rules': number > 2}
            absent = tuple(name for name in known if not known[name] or type(event) is not dict or name not in event)
            if self.check_members(event, EVENT, absent) and all(
                    [self.check_members(entry, ENTRY) for entry in event['entries']]):
                self.event(event)
            elif type(event) is dict and HASH.valid(event.get('hash')):
                self.hash = event['hash']
        self.compare('rule', 'events are missing', [*self.family.demanded, *sorted(self.family.owed, key=str)], [])
        end = {'events': self.seq, 'head': self.hash, 'lastAt': self.time or '1970-01-01T00:00:00.000Z'}
        self.compare('tail', 'another end than in the first line', {name: header[name] for name in end}, end)
        return dict(header)

    def event(self, event: Json) -> None:
        expected_seq, self.seq = self.seq, event['seq']
        self.compare('sequence', 'another number or family', [expected_seq, self.family_id], [self.seq, event['familyId']])
        self.compare('hash', 'another hash', event_hash(self.hash, event), event['hash'])
        valid = self.payload(event)
        if event['recordedAt'] < self.time or self.time <= self.latest < event['recordedAt']:
            self.problem('time', 'a time outside of these', [self.time, self.latest], event['recordedAt'])
        for new in (event['id'], *(entry['id'] for entry in event['entries'])):
            if new in self.ids:
                self.problem('id', 'the id was used before', 'a new id', new)
            self.ids.add(new)
        if valid and ID.valid(event['id']) and TIME.valid(event['recordedAt']):
            self.rules(event, self.family)
        self.compare('entry', 'wrong numbers', list(range(len(event['entries']))), [e['idx'] for e in event['entries']])
        for entry in event['entries']:
            learner, amount = entry['learnerId'], entry['amount']
            balance = self.family.balances[learner] = self.family.balances[learner] + amount
            self.compare('balance', 'another balance', balance if balance >= 0 else '0 or more', entry['balanceAfter'])
            if entry['sourceType'] == 'REWARD_SAVE':
                self.family.savings[entry['sourceId']][learner] -= amount
        self.hash, self.time = event['hash'], event['recordedAt']
        self.family.cause = (event['actorId'], event['recordedAt'])

    def payload(self, event: Json) -> bool:
        kind, payload, commitments, version = event['type'], event['payload'], event.get('commitments'), event.get('rules', 1)
        form, names = PAYLOADS.get(kind), COMMITMENTS.get(kind, set())
        if version > VERSION:
            self.problem('payload', 'rules that are not known here', f'version {VERSION} or earlier', version)
            return False
        self.version_order(version, event['recordedAt'])
        if form is None or version < TYPE_SINCE.get(kind, 1) or not form.valid(payload):
            self.problem('payload', 'wrong type or payload', form.name if form else list(PAYLOADS), [kind, payload])
            return False
        since, required = SINCE.get(kind, {}), REQUIRED_SINCE.get(kind, {})
        missing = [name for name, first in {**since, **required}.items() if version >= first and name not in payload]
        early = [name for name, first in since.items() if version < first and name in payload]
        self.compare('payload', 'members of another version', [], missing + early)
        are_known = commitments is None or (
            commitments and commitments.keys() <= names and all(map(HASH.valid, commitments.values())))
        self.compare('payload', 'wrong commitments', sorted(names), sorted(names) if are_known else commitments)
        return bool(are_known) and not missing + early

    def version_order(self, version: int, time: str) -> None:
        if version > (self.later[-1][0] if self.later else 1):
            ends = (datetime.fromisoformat(time[:-1]) + UPDATE).isoformat(timespec='milliseconds') + 'Z' if TIME.valid(time) else time
            self.later.append((version, ends))
        following = [later for later in self.later if later[0] > version]
        if following and time > following[0][1]:
            self.problem('rule', 'rules that ended before the event', following[0][0], version)

    def rules(self, event: Json, family: Family) -> None:
        """Checks the new ids, the actor, the rule and the entries that it gives."""
        kind, payload, actor = event['type'], event['payload'], event['actorId']
        same = family.cause == (actor, event['recordedAt'])
        self.compare('id', 'the event must create these', [], family.repeated(kind, payload))
        caused, missing = family.is_caused(event, same)
        self.compare('rule', 'an event demands this one, with the same actor and time', missing, [])
        if actor in family.ever_added and actor != self.family_id and not caused:
            if kind not in BY_LEARNERS or payload.get('learnerId') != actor:
                self.problem('actor', 'a learner may not cause this event', self.family_id, actor)
        try:
            movements = family.movements(event, caused)
            self.compare('entry', 'the rule gives other entries', self.entries(event['id'], movements),
                         [[entry[name] for name in ENTRY if name != 'balanceAfter'] for entry in event['entries']])
            if not caused:
                family.settle(event, same)
        except Refusal as refusal:
            self.problem('rule', *refusal.args)

    def entries(self, event_id: str, movements: List[Movement]) -> List[List[Any]]:
        """Returns the members of entries without `balanceAfter`."""
        return [[idx, f'{event_id[:-6]}{int(event_id[-6:], 16) + 1 + idx:06x}', learner, amount, source, source_id,
                 f'{abs(amount)} {"point" if abs(amount) == 1 else "points"} {DESCRIPTIONS[source][amount < 0]}']
                for idx, (learner, amount, source, source_id) in enumerate(movements)]


def main() -> int:
    parser = argparse.ArgumentParser(description='Verifies exports of ledgers.')
    parser.add_argument('export', nargs='+', help='NDJSON of GET /api/ledger/export or ledger export; - for standard input')
    parser.add_argument('--json', action='store_true', help='print one JSON document')
    clock = datetime.now(timezone.utc).isoformat(timespec='milliseconds')[:23] + 'Z'
    parser.add_argument('--now', default=clock, help=f'time of the verification (default: the clock, {clock})')
    options = parser.parse_args()
    if not TIME.valid(options.now):
        parser.error('--now is not a time of this form')
    results: List[Json] = []
    for name in options.export:
        problems: List[Json] = []
        try:
            with (sys.stdin.buffer if name == '-' else open(name, 'rb')) as lines:
                header = Verifier(options.now, problems.append).verify(lines)
        except OSError as error:
            parser.error(f'cannot read {name}: {error.strerror}')
        results.append({'file': name, **header, 'problems': problems})
        for problem in [] if options.json else problems:
            print(f'{name}: ' + ', '.join(f'{key} {json.dumps(value)}' for key, value in problem.items()))
        if not options.json and not problems:
            print(f'{name}: family {header["familyId"]}, {header["events"]} events, head {header["head"]}: no problem')
    is_sound = not any(result['problems'] for result in results)
    if options.json:
        print(json.dumps({'ok': is_sound, 'exports': results}))
    return 0 if is_sound else 1


if __name__ == '__main__':
    sys.exit(main())
