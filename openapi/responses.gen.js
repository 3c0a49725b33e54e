// Generated from university.yaml by `npm run generate`. Do not edit.
/* eslint-disable */


const schema6 = {"$ref":"university#/components/schemas/LoginResponse","$id":"login200"};
const schema8 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/LoginResult"}}};
const schema9 = {"type":"boolean","const":true};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data){
validate24.errors = [{instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","minLength":1,"maxLength":500};
import { textLength as func2 } from './text-length.ts';

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 500){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["token","user"],"properties":{"token":{"$ref":"university#/components/schemas/Token"},"user":{"$ref":"university#/components/schemas/User"}}};
const schema12 = {"type":"string","minLength":16,"maxLength":4096};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 4096){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func2(data) < 16){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema13 = {"anyOf":[{"$ref":"university#/components/schemas/StudentUser"},{"$ref":"university#/components/schemas/AdminUser"}]};
const schema14 = {"allOf":[{"$ref":"university#/components/schemas/Student"},{"type":"object","required":["role"],"properties":{"role":{"allOf":[{"$ref":"university#/components/schemas/Role"},{"const":"STUDENT"}]},"hasTemporaryLogin":{"type":"boolean"},"admittedTo":{"allOf":[{"$ref":"university#/components/schemas/AdmittedCourse"}]},"language":{"$ref":"university#/components/schemas/LanguageTag"}}}]};
const schema15 = {"type":"object","required":["id","name","rollNo","email","department","year","semester"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"phone":{"$ref":"university#/components/schemas/PhoneNumber"},"address":{"type":"string","maxLength":500},"dateOfBirth":{"$ref":"university#/components/schemas/CalendarDate"},"bloodGroup":{"$ref":"university#/components/schemas/BloodGroup"},"gender":{"$ref":"university#/components/schemas/Gender"},"status":{"$ref":"university#/components/schemas/StudentStatus"},"admissionDate":{"$ref":"university#/components/schemas/CalendarDate"},"currentCGPA":{"$ref":"university#/components/schemas/Cgpa"},"attendance":{"$ref":"university#/components/schemas/Attendance"},"totalCredits":{"$ref":"university#/components/schemas/Credits"},"totalFee":{"$ref":"university#/components/schemas/Amount"},"paidAmount":{"$ref":"university#/components/schemas/Amount"},"pendingAmount":{"type":"number","format":"double","minimum":0,"maximum":10000000,"readOnly":true},"feeStatus":{"readOnly":true,"allOf":[{"$ref":"university#/components/schemas/FeeStatus"}]},"placementStatus":{"$ref":"university#/components/schemas/PlacementStatus"},"company":{"type":"string","maxLength":100},"packageAmount":{"$ref":"university#/components/schemas/PackageAmount"},"createdAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true},"updatedAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true}}};
const schema16 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"};
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate34.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate34.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate34.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","format":"visible","minLength":2,"maxLength":100};
const formats0 = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate36.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate36.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","minLength":4,"maxLength":20,"pattern":"^[A-Za-z0-9/-]+$"};
const pattern1 = new RegExp("^[A-Za-z0-9/-]+$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate38.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const formats2 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 254){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func2(data) < 3){
validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!(formats2.test(data))){
validate40.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","format":"visible","minLength":2,"maxLength":60};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate42.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"integer","format":"int32","minimum":1,"maximum":4};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 4 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"integer","format":"int32","minimum":1,"maximum":8};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 8 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"};
const pattern2 = new RegExp("^\\+?[0-9]{10,15}$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 16){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"},message:"must match pattern \""+"^\\+?[0-9]{10,15}$"+"\""}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","format":"date","minLength":10,"maxLength":10};
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 10){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate50.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!(formats6.test(data))){
validate50.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","minLength":2,"maxLength":3,"enum":["A+","A-","B+","B-","AB+","AB-","O+","O-"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "A+") || (data === "A-")) || (data === "B+")) || (data === "B-")) || (data === "AB+")) || (data === "AB-")) || (data === "O+")) || (data === "O-"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 3){
validate52.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate52.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","minLength":4,"maxLength":6,"enum":["Male","Female","Other"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Male") || (data === "Female")) || (data === "Other"))){
validate54.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 6){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","minLength":6,"maxLength":9,"enum":["Active","Inactive","Graduated","Suspended"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Active") || (data === "Inactive")) || (data === "Graduated")) || (data === "Suspended"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 9){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate56.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"number","format":"double","minimum":0,"maximum":10};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
validate59.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate59.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","required":["percentage"],"properties":{"percentage":{"$ref":"university#/components/schemas/Percentage"}}};
const schema30 = {"type":"number","format":"double","minimum":0,"maximum":100};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate62.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate62.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.percentage === undefined) && (missing0 = "percentage")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.percentage !== undefined){
if(!(validate62(data.percentage, {instancePath:instancePath+"/percentage",parentData:data,parentDataProperty:"percentage",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"integer","format":"int32","minimum":0,"maximum":1000};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"number","format":"double","minimum":0,"maximum":10000000};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
validate67.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate67.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","minLength":4,"maxLength":7,"enum":["Paid","Pending"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Paid") || (data === "Pending"))){
validate70.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 7){
validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate70.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"string","minLength":6,"maxLength":14,"enum":["Placed","Not Placed","Higher Studies"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Placed") || (data === "Not Placed")) || (data === "Higher Studies"))){
validate72.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 14){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14},message:"must NOT have more than 14 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate72.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"number","format":"double","minimum":0,"maximum":1000};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const formats8 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.rollNo === undefined) && (missing0 = "rollNo"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.semester === undefined) && (missing0 = "semester"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs3 = errors;
if(!(validate38(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs5 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
const _errs6 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.semester !== undefined){
const _errs7 = errors;
if(!(validate46(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs8 = errors;
if(!(validate48(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data8 = data.address;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data8 === "string"){
if(func2(data8) > 500){
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateOfBirth !== undefined){
const _errs11 = errors;
if(!(validate50(data.dateOfBirth, {instancePath:instancePath+"/dateOfBirth",parentData:data,parentDataProperty:"dateOfBirth",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bloodGroup !== undefined){
const _errs12 = errors;
if(!(validate52(data.bloodGroup, {instancePath:instancePath+"/bloodGroup",parentData:data,parentDataProperty:"bloodGroup",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gender !== undefined){
const _errs13 = errors;
if(!(validate54(data.gender, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs14 = errors;
if(!(validate56(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admissionDate !== undefined){
const _errs15 = errors;
if(!(validate50(data.admissionDate, {instancePath:instancePath+"/admissionDate",parentData:data,parentDataProperty:"admissionDate",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentCGPA !== undefined){
const _errs16 = errors;
if(!(validate59(data.currentCGPA, {instancePath:instancePath+"/currentCGPA",parentData:data,parentDataProperty:"currentCGPA",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attendance !== undefined){
const _errs17 = errors;
if(!(validate61(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCredits !== undefined){
const _errs18 = errors;
if(!(validate65(data.totalCredits, {instancePath:instancePath+"/totalCredits",parentData:data,parentDataProperty:"totalCredits",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalFee !== undefined){
const _errs19 = errors;
if(!(validate67(data.totalFee, {instancePath:instancePath+"/totalFee",parentData:data,parentDataProperty:"totalFee",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAmount !== undefined){
const _errs20 = errors;
if(!(validate67(data.paidAmount, {instancePath:instancePath+"/paidAmount",parentData:data,parentDataProperty:"paidAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingAmount !== undefined){
let data19 = data.pendingAmount;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data19 == "number"){
if(data19 > 10000000 || isNaN(data19)){
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeStatus !== undefined){
const _errs23 = errors;
if(!(validate70(data.feeStatus, {instancePath:instancePath+"/feeStatus",parentData:data,parentDataProperty:"feeStatus",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placementStatus !== undefined){
const _errs25 = errors;
if(!(validate72(data.placementStatus, {instancePath:instancePath+"/placementStatus",parentData:data,parentDataProperty:"placementStatus",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data22 = data.company;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data22 === "string"){
if(func2(data22) > 100){
validate33.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packageAmount !== undefined){
const _errs28 = errors;
if(!(validate74(data.packageAmount, {instancePath:instancePath+"/packageAmount",parentData:data,parentDataProperty:"packageAmount",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data24 = data.createdAt;
const _errs29 = errors;
if(errors === _errs29){
if(errors === _errs29){
if(typeof data24 === "string"){
if(func2(data24) > 40){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data24) < 20){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data24))){
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data25 = data.updatedAt;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data25 === "string"){
if(func2(data25) > 40){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data25) < 20){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data25))){
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"string","minLength":5,"maxLength":11,"enum":["STUDENT","ADMIN","STAFF_ADMIN","SUPER_ADMIN"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "STUDENT") || (data === "ADMIN")) || (data === "STAFF_ADMIN")) || (data === "SUPER_ADMIN"))){
validate77.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate77.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate77.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["courseName"],"properties":{"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"feeAmount":{"$ref":"university#/components/schemas/Amount"},"feeType":{"$ref":"university#/components/schemas/FeeType"}}};
const schema38 = {"type":"string","format":"visible","minLength":2,"maxLength":100};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate80.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate80.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate80.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"string","maxLength":40};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate83.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.courseName === undefined) && (missing0 = "courseName")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.courseName !== undefined){
const _errs1 = errors;
if(!(validate80(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeAmount !== undefined){
const _errs2 = errors;
if(!(validate67(data.feeAmount, {instancePath:instancePath+"/feeAmount",parentData:data,parentDataProperty:"feeAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeType !== undefined){
const _errs3 = errors;
if(!(validate83(data.feeType, {instancePath:instancePath+"/feeType",parentData:data,parentDataProperty:"feeType",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"string","minLength":2,"maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"};
const pattern3 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 35){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate86.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern3.test(data)){
validate86.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"+"\""}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs3 = errors;
const _errs4 = errors;
if(!(validate77(data0, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs5 = errors;
if("STUDENT" !== data0){
validate32.errors = [{instancePath:instancePath+"/role",schemaPath:"#/allOf/1/properties/role/allOf/1/const",keyword:"const",params:{allowedValue: "STUDENT"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs5 === errors;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasTemporaryLogin !== undefined){
const _errs6 = errors;
if(typeof data.hasTemporaryLogin !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/hasTemporaryLogin",schemaPath:"#/allOf/1/properties/hasTemporaryLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.admittedTo !== undefined){
const _errs8 = errors;
if(!(validate79(data.admittedTo, {instancePath:instancePath+"/admittedTo",parentData:data,parentDataProperty:"admittedTo",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.language !== undefined){
const _errs10 = errors;
if(!(validate86(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","required":["id","name","email","role"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"},"username":{"$ref":"university#/components/schemas/UserName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"role":{"$ref":"university#/components/schemas/AdminRole"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"language":{"$ref":"university#/components/schemas/LanguageTag"}}};
const schema42 = {"type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9._-]+$"};
const pattern4 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 50){
validate92.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func2(data) < 3){
validate92.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate92.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"string","minLength":5,"maxLength":11,"enum":["STAFF_ADMIN","SUPER_ADMIN","ADMIN"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "STAFF_ADMIN") || (data === "SUPER_ADMIN")) || (data === "ADMIN"))){
validate95.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate95.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate95.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(!(validate92(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs4 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(!(validate95(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs6 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs7 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
const _errs8 = errors;
if(!(validate86(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.user === undefined) && (missing0 = "user"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate29(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate31(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate28(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login200" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}


const schema44 = {"$ref":"university#/components/schemas/Failure","$id":"login400"};
const schema45 = {"type":"object","required":["success","message"],"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"university#/components/schemas/Message"},"error":{"type":"string","maxLength":500},"errors":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string","maxLength":500}}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate105.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate105.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate105.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login400" */;
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}


const schema46 = {"$ref":"university#/components/schemas/RegistrationResponse","$id":"register201"};
const schema47 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/RegistrationResult"}}};
const schema48 = {"type":"object","required":["user"],"properties":{"token":{"$ref":"university#/components/schemas/Token"},"user":{"$ref":"university#/components/schemas/StudentUser"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user === undefined) && (missing0 = "user")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(!(validate29(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs2 = errors;
if(!(validate32(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate112(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="register201" */;
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}


const schema49 = {"$ref":"university#/components/schemas/CurrentUserResponse","$id":"getCurrentUser200"};
const schema50 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/User"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate31(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getCurrentUser200" */;
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}


const schema51 = {"$ref":"university#/components/schemas/StudentResponse","$id":"updateOwnContact200"};
const schema52 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Student"}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOwnContact200" */;
let vErrors = null;
let errors = 0;
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}


const schema53 = {"$ref":"university#/components/schemas/StaleFailure","$id":"updateOwnContact409"};
const schema54 = {"allOf":[{"$ref":"university#/components/schemas/Failure"},{"type":"object","required":["error","data"],"properties":{"error":{"type":"string","const":"STALE","minLength":5,"maxLength":5},"data":{"$ref":"university#/components/schemas/Student"}}}]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate131.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate131.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate131.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate131.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.data === undefined) && (missing0 = "data"))){
validate130.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if("STALE" !== data0){
validate130.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/const",keyword:"const",params:{allowedValue: "STALE"},message:"must be equal to constant"}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 5){
validate130.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(func2(data0) < 5){
validate130.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs5 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOwnContact409" */;
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}


const schema56 = {"$ref":"university#/components/schemas/MessageResponse","$id":"changePassword200"};
const schema57 = {"type":"object","required":["success"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changePassword200" */;
let vErrors = null;
let errors = 0;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}


const schema58 = {"$ref":"university#/components/schemas/AdminUserResponse","$id":"registerAdmin201"};
const schema59 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/AdminUser"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate89(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="registerAdmin201" */;
let vErrors = null;
let errors = 0;
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}


const schema60 = {"anyOf":[{"$ref":"university#/components/schemas/StudentListResponse"},{"$ref":"university#/components/schemas/PublicStudentListResponse"}],"$id":"listStudents200"};
const schema61 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Student"}}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/PublicStudent"}}}};
const schema63 = {"type":"object","required":["department","placement"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"placement":{"$ref":"university#/components/schemas/PublicPlacement"}}};
const schema64 = {"type":"object","required":["company"],"properties":{"company":{"type":["string","null"],"maxLength":100}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.company === undefined) && (missing0 = "company")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.company !== undefined){
let data0 = data.company;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate158.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema64.properties.company.type},message:"must be string,null"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate158.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.department === undefined) && (missing0 = "department")) || ((data.placement === undefined) && (missing0 = "placement"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placement !== undefined){
const _errs2 = errors;
if(!(validate158(data.placement, {instancePath:instancePath+"/placement",parentData:data,parentDataProperty:"placement",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate156(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listStudents200" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate147.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate147.errors = vErrors;
return errors === 0;
}


const schema65 = {"$ref":"university#/components/schemas/StudentListResponse","$id":"listPlacedStudents200"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlacedStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}


const schema67 = {"$ref":"university#/components/schemas/CountResponse","$id":"countStudents200"};
const schema68 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Total"}}};
const schema69 = {"type":"integer","format":"int32","minimum":0,"maximum":10000000};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
validate172.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate172.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate172.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate172(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="countStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}


const schema70 = {"anyOf":[{"$ref":"university#/components/schemas/StaleFailure"},{"$ref":"university#/components/schemas/Failure"}],"$id":"updateStudent409"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.data === undefined) && (missing0 = "data"))){
validate176.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs3 = errors;
if("STALE" !== data0){
validate176.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/const",keyword:"const",params:{allowedValue: "STALE"},message:"must be equal to constant"}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 5){
validate176.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(func2(data0) < 5){
validate176.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs5 = errors;
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(typeof data0 !== "boolean"){
validate180.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate180.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate180.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data3 = data.errors;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
validate180.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 500){
validate180.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate180.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateStudent409" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate175.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate175.errors = vErrors;
return errors === 0;
}


const schema73 = {"$ref":"university#/components/schemas/StudentStatsResponse","$id":"getStudentStats200"};
const schema74 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentStats"}}};
const schema75 = {"type":"object","required":["totalStudents","placedStudents","placementRate","averageCGPA","averageAttendance","byDepartment","byYear","fees","package"],"properties":{"totalStudents":{"$ref":"university#/components/schemas/Total"},"placedStudents":{"$ref":"university#/components/schemas/Total"},"placementRate":{"$ref":"university#/components/schemas/Percentage"},"averageCGPA":{"$ref":"university#/components/schemas/Cgpa"},"averageAttendance":{"$ref":"university#/components/schemas/Percentage"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentCount"}},"byYear":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/YearCount"}},"fees":{"$ref":"university#/components/schemas/FeeTotals"},"package":{"$ref":"university#/components/schemas/PackageFigures"}}};
const schema76 = {"type":"object","required":["department","count"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.department === undefined) && (missing0 = "department")) || ((data.count === undefined) && (missing0 = "count"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":"object","required":["year","count"],"properties":{"year":{"$ref":"university#/components/schemas/StudyYear"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.year === undefined) && (missing0 = "year")) || ((data.count === undefined) && (missing0 = "count"))){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.year !== undefined){
const _errs1 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","required":["total","paid","pending"],"properties":{"total":{"$ref":"university#/components/schemas/AmountSum"},"paid":{"$ref":"university#/components/schemas/AmountSum"},"pending":{"$ref":"university#/components/schemas/AmountSum"}}};
const schema79 = {"type":"number","format":"double","minimum":0,"maximum":1000000000000};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000000 || isNaN(data)){
validate202.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate202.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.total === undefined) && (missing0 = "total")) || ((data.paid === undefined) && (missing0 = "paid"))) || ((data.pending === undefined) && (missing0 = "pending"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate202(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs2 = errors;
if(!(validate202(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate202(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","required":["average","max"],"properties":{"average":{"$ref":"university#/components/schemas/PackageAmount"},"max":{"$ref":"university#/components/schemas/PackageAmount"}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.average === undefined) && (missing0 = "average")) || ((data.max === undefined) && (missing0 = "max"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.average !== undefined){
const _errs1 = errors;
if(!(validate74(data.average, {instancePath:instancePath+"/average",parentData:data,parentDataProperty:"average",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs2 = errors;
if(!(validate74(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.totalStudents === undefined) && (missing0 = "totalStudents")) || ((data.placedStudents === undefined) && (missing0 = "placedStudents"))) || ((data.placementRate === undefined) && (missing0 = "placementRate"))) || ((data.averageCGPA === undefined) && (missing0 = "averageCGPA"))) || ((data.averageAttendance === undefined) && (missing0 = "averageAttendance"))) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byYear === undefined) && (missing0 = "byYear"))) || ((data.fees === undefined) && (missing0 = "fees"))) || ((data.package === undefined) && (missing0 = "package"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalStudents !== undefined){
const _errs1 = errors;
if(!(validate172(data.totalStudents, {instancePath:instancePath+"/totalStudents",parentData:data,parentDataProperty:"totalStudents",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedStudents !== undefined){
const _errs2 = errors;
if(!(validate172(data.placedStudents, {instancePath:instancePath+"/placedStudents",parentData:data,parentDataProperty:"placedStudents",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placementRate !== undefined){
const _errs3 = errors;
if(!(validate62(data.placementRate, {instancePath:instancePath+"/placementRate",parentData:data,parentDataProperty:"placementRate",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageCGPA !== undefined){
const _errs4 = errors;
if(!(validate59(data.averageCGPA, {instancePath:instancePath+"/averageCGPA",parentData:data,parentDataProperty:"averageCGPA",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.averageAttendance !== undefined){
const _errs5 = errors;
if(!(validate62(data.averageAttendance, {instancePath:instancePath+"/averageAttendance",parentData:data,parentDataProperty:"averageAttendance",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data5 = data.byDepartment;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate193(data5[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byYear !== undefined){
let data7 = data.byYear;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data7)){
if(data7.length > 4){
validate187.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate197(data7[i1], {instancePath:instancePath+"/byYear/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs12 = errors;
if(!(validate201(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.package !== undefined){
const _errs13 = errors;
if(!(validate207(data.package, {instancePath:instancePath+"/package",parentData:data,parentDataProperty:"package",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate187(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getStudentStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}


const schema81 = {"$ref":"university#/components/schemas/ApplicationResponse","$id":"submitApplication201"};
const schema82 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Application"}}};
const schema83 = {"type":"object","required":["id","referenceNumber","fullName","email","phoneNumber","desiredCourse","previousQualification","previousGrade","status","submittedAt","updatedAt","history"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"referenceNumber":{"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"previousQualification":{"$ref":"university#/components/schemas/PreviousQualification"},"previousGrade":{"$ref":"university#/components/schemas/Grade"},"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"submittedAt":{"$ref":"university#/components/schemas/Timestamp"},"updatedAt":{"$ref":"university#/components/schemas/Timestamp"},"reviewComments":{"type":"string","maxLength":2000},"rejectionReason":{"type":"string","maxLength":1000},"reviewedBy":{"$ref":"university#/components/schemas/PersonName"},"reviewedAt":{"$ref":"university#/components/schemas/Timestamp"},"generatedStudentId":{"$ref":"university#/components/schemas/RecordId"},"generatedRollNumber":{"$ref":"university#/components/schemas/RollNumber"},"history":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationHistoryEntry"}}}};
const schema84 = {"type":"string","minLength":5,"maxLength":17,"enum":["10th Grade","12th Grade","Diploma","Bachelor's Degree","Master's Degree","Other"]};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "10th Grade") || (data === "12th Grade")) || (data === "Diploma")) || (data === "Bachelor's Degree")) || (data === "Master's Degree")) || (data === "Other"))){
validate223.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 17){
validate223.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 17},message:"must NOT have more than 17 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate223.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"string","format":"visible","minLength":1,"maxLength":50};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 50){
validate225.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate225.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate225.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate225.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"string","minLength":7,"maxLength":12,"enum":["APPLIED","UNDER_REVIEW","WAITLISTED","APPROVED","REJECTED"]};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "APPLIED") || (data === "UNDER_REVIEW")) || (data === "WAITLISTED")) || (data === "APPROVED")) || (data === "REJECTED"))){
validate227.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 12){
validate227.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate227.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"string","format":"date-time","minLength":20,"maxLength":40};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate229.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data) < 20){
validate229.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data))){
validate229.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate229.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"object","required":["from","to","by","at"],"properties":{"from":{"$ref":"university#/components/schemas/ApplicationStatus"},"to":{"$ref":"university#/components/schemas/ApplicationStatus"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"},"comments":{"type":"string","maxLength":2000},"overCapacity":{"type":"boolean"}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate227(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate227(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs3 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
let data4 = data.comments;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data4 === "string"){
if(func2(data4) > 2000){
validate236.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overCapacity !== undefined){
const _errs7 = errors;
if(typeof data.overCapacity !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.referenceNumber === undefined) && (missing0 = "referenceNumber"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.desiredCourse === undefined) && (missing0 = "desiredCourse"))) || ((data.previousQualification === undefined) && (missing0 = "previousQualification"))) || ((data.previousGrade === undefined) && (missing0 = "previousGrade"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referenceNumber !== undefined){
let data1 = data.referenceNumber;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 40){
validate217.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data1) < 4){
validate217.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate217.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs4 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs6 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desiredCourse !== undefined){
const _errs7 = errors;
if(!(validate80(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousQualification !== undefined){
const _errs8 = errors;
if(!(validate223(data.previousQualification, {instancePath:instancePath+"/previousQualification",parentData:data,parentDataProperty:"previousQualification",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousGrade !== undefined){
const _errs9 = errors;
if(!(validate225(data.previousGrade, {instancePath:instancePath+"/previousGrade",parentData:data,parentDataProperty:"previousGrade",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs10 = errors;
if(!(validate227(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs11 = errors;
if(!(validate229(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs12 = errors;
if(!(validate229(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
let data11 = data.reviewComments;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data11 === "string"){
if(func2(data11) > 2000){
validate217.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
let data12 = data.rejectionReason;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data12 === "string"){
if(func2(data12) > 1000){
validate217.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedBy !== undefined){
const _errs17 = errors;
if(!(validate36(data.reviewedBy, {instancePath:instancePath+"/reviewedBy",parentData:data,parentDataProperty:"reviewedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewedAt !== undefined){
const _errs18 = errors;
if(!(validate229(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedStudentId !== undefined){
const _errs19 = errors;
if(!(validate34(data.generatedStudentId, {instancePath:instancePath+"/generatedStudentId",parentData:data,parentDataProperty:"generatedStudentId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedRollNumber !== undefined){
const _errs20 = errors;
if(!(validate38(data.generatedRollNumber, {instancePath:instancePath+"/generatedRollNumber",parentData:data,parentDataProperty:"generatedRollNumber",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data17 = data.history;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data17)){
var valid1 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(validate236(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate217(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="submitApplication201" */;
let vErrors = null;
let errors = 0;
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}


const schema89 = {"$ref":"university#/components/schemas/ApplicationListResponse","$id":"listApplications200"};
const schema90 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Application"}}}};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate217(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listApplications200" */;
let vErrors = null;
let errors = 0;
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}


const schema91 = {"$ref":"university#/components/schemas/ApplicationStatsResponse","$id":"getApplicationStats200"};
const schema92 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationStats"}}};
const schema93 = {"type":"object","required":["totalApplications","appliedCount","underReviewCount","waitlistedCount","approvedCount","rejectedCount","pendingCount","byCourse"],"properties":{"totalApplications":{"$ref":"university#/components/schemas/Total"},"appliedCount":{"$ref":"university#/components/schemas/Total"},"underReviewCount":{"$ref":"university#/components/schemas/Total"},"waitlistedCount":{"$ref":"university#/components/schemas/Total"},"approvedCount":{"$ref":"university#/components/schemas/Total"},"rejectedCount":{"$ref":"university#/components/schemas/Total"},"pendingCount":{"$ref":"university#/components/schemas/Total"},"byCourse":{"type":"array","items":{"$ref":"university#/components/schemas/CourseCount"}}}};
const schema94 = {"type":"object","required":["course","count"],"properties":{"course":{"$ref":"university#/components/schemas/CourseTitle"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.course === undefined) && (missing0 = "course")) || ((data.count === undefined) && (missing0 = "count"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate80(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.totalApplications === undefined) && (missing0 = "totalApplications")) || ((data.appliedCount === undefined) && (missing0 = "appliedCount"))) || ((data.underReviewCount === undefined) && (missing0 = "underReviewCount"))) || ((data.waitlistedCount === undefined) && (missing0 = "waitlistedCount"))) || ((data.approvedCount === undefined) && (missing0 = "approvedCount"))) || ((data.rejectedCount === undefined) && (missing0 = "rejectedCount"))) || ((data.pendingCount === undefined) && (missing0 = "pendingCount"))) || ((data.byCourse === undefined) && (missing0 = "byCourse"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalApplications !== undefined){
const _errs1 = errors;
if(!(validate172(data.totalApplications, {instancePath:instancePath+"/totalApplications",parentData:data,parentDataProperty:"totalApplications",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliedCount !== undefined){
const _errs2 = errors;
if(!(validate172(data.appliedCount, {instancePath:instancePath+"/appliedCount",parentData:data,parentDataProperty:"appliedCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.underReviewCount !== undefined){
const _errs3 = errors;
if(!(validate172(data.underReviewCount, {instancePath:instancePath+"/underReviewCount",parentData:data,parentDataProperty:"underReviewCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitlistedCount !== undefined){
const _errs4 = errors;
if(!(validate172(data.waitlistedCount, {instancePath:instancePath+"/waitlistedCount",parentData:data,parentDataProperty:"waitlistedCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvedCount !== undefined){
const _errs5 = errors;
if(!(validate172(data.approvedCount, {instancePath:instancePath+"/approvedCount",parentData:data,parentDataProperty:"approvedCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectedCount !== undefined){
const _errs6 = errors;
if(!(validate172(data.rejectedCount, {instancePath:instancePath+"/rejectedCount",parentData:data,parentDataProperty:"rejectedCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingCount !== undefined){
const _errs7 = errors;
if(!(validate172(data.pendingCount, {instancePath:instancePath+"/pendingCount",parentData:data,parentDataProperty:"pendingCount",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byCourse !== undefined){
let data7 = data.byCourse;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate262(data7[i0], {instancePath:instancePath+"/byCourse/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/byCourse",schemaPath:"#/properties/byCourse/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate254(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getApplicationStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}


const schema95 = {"$ref":"university#/components/schemas/ReviewedApplicationResponse","$id":"reviewApplication200"};
const schema96 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ReviewedApplication"}}};
const schema97 = {"allOf":[{"$ref":"university#/components/schemas/Application"},{"type":"object","properties":{"temporaryPassword":{"type":"string","minLength":6,"maxLength":128}}}]};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temporaryPassword !== undefined){
let data0 = data.temporaryPassword;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 128){
validate272.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func2(data0) < 6){
validate272.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/allOf/1/properties/temporaryPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate272.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate272(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reviewApplication200" */;
let vErrors = null;
let errors = 0;
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}


const schema98 = {"$ref":"university#/components/schemas/CourseListResponse","$id":"listActiveCourses200"};
const schema99 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Course"}}}};
const schema100 = {"type":"object","required":["id","courseCode","courseName","department","programType","description","isActive","eligibilityCriteria","subjects"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"courseCode":{"$ref":"university#/components/schemas/CourseCode"},"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"programType":{"$ref":"university#/components/schemas/ProgramType"},"description":{"type":"string","format":"visible","minLength":1,"maxLength":2000},"durationYears":{"type":"number","format":"double","minimum":0.5,"maximum":10},"isActive":{"type":"boolean"},"totalSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"availableSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"feeAmount":{"$ref":"university#/components/schemas/Amount"},"feeType":{"$ref":"university#/components/schemas/FeeType"},"eligibilityCriteria":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/ListedText"}},"subjects":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/ListedText"}}}};
const schema101 = {"type":"string","minLength":2,"maxLength":20,"pattern":"^[A-Za-z0-9-]+$"};
const pattern6 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate282.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate282.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern6.test(data)){
validate282.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}

const schema102 = {"type":"string","minLength":7,"maxLength":13,"enum":["Undergraduate","Postgraduate","Diploma","Doctorate"]};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Undergraduate") || (data === "Postgraduate")) || (data === "Diploma")) || (data === "Doctorate"))){
validate286.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 13){
validate286.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13},message:"must NOT have more than 13 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate286.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"string","format":"visible","minLength":1,"maxLength":200};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 200){
validate290.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate290.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate290.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate290.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.courseCode === undefined) && (missing0 = "courseCode"))) || ((data.courseName === undefined) && (missing0 = "courseName"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.programType === undefined) && (missing0 = "programType"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.isActive === undefined) && (missing0 = "isActive"))) || ((data.eligibilityCriteria === undefined) && (missing0 = "eligibilityCriteria"))) || ((data.subjects === undefined) && (missing0 = "subjects"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courseCode !== undefined){
const _errs2 = errors;
if(!(validate282(data.courseCode, {instancePath:instancePath+"/courseCode",parentData:data,parentDataProperty:"courseCode",rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.courseName !== undefined){
const _errs3 = errors;
if(!(validate80(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.department !== undefined){
const _errs4 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programType !== undefined){
const _errs5 = errors;
if(!(validate286(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate280.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate280.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data5))){
validate280.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationYears !== undefined){
let data6 = data.durationYears;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data6 == "number"){
if(data6 > 10 || isNaN(data6)){
validate280.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data6 < 0.5 || isNaN(data6)){
validate280.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"}];
return false;
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isActive !== undefined){
const _errs10 = errors;
if(typeof data.isActive !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalSeats !== undefined){
let data8 = data.totalSeats;
const _errs12 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate280.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate280.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate280.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availableSeats !== undefined){
let data9 = data.availableSeats;
const _errs14 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate280.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data9 == "number"){
if(data9 > 100000 || isNaN(data9)){
validate280.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate280.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeAmount !== undefined){
const _errs16 = errors;
if(!(validate67(data.feeAmount, {instancePath:instancePath+"/feeAmount",parentData:data,parentDataProperty:"feeAmount",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeType !== undefined){
const _errs17 = errors;
if(!(validate83(data.feeType, {instancePath:instancePath+"/feeType",parentData:data,parentDataProperty:"feeType",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eligibilityCriteria !== undefined){
let data12 = data.eligibilityCriteria;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data12)){
if(data12.length > 50){
validate280.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate290(data12[i0], {instancePath:instancePath+"/eligibilityCriteria/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subjects !== undefined){
let data14 = data.subjects;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data14)){
if(data14.length > 100){
validate280.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate290(data14[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate280(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listActiveCourses200" */;
let vErrors = null;
let errors = 0;
if(!(validate277(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}


const schema104 = {"$ref":"university#/components/schemas/CourseStatsResponse","$id":"getCourseStats200"};
const schema105 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/CourseStats"}}};
const schema106 = {"type":"object","required":["totalCourses","activeCourses","inactiveCourses","byDepartment","byProgramType"],"properties":{"totalCourses":{"$ref":"university#/components/schemas/Total"},"activeCourses":{"$ref":"university#/components/schemas/Total"},"inactiveCourses":{"$ref":"university#/components/schemas/Total"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentCount"}},"byProgramType":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/ProgramTypeCount"}}}};
const schema107 = {"type":"object","required":["programType","count"],"properties":{"programType":{"$ref":"university#/components/schemas/ProgramType"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.programType === undefined) && (missing0 = "programType")) || ((data.count === undefined) && (missing0 = "count"))){
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.programType !== undefined){
const _errs1 = errors;
if(!(validate286(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.totalCourses === undefined) && (missing0 = "totalCourses")) || ((data.activeCourses === undefined) && (missing0 = "activeCourses"))) || ((data.inactiveCourses === undefined) && (missing0 = "inactiveCourses"))) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byProgramType === undefined) && (missing0 = "byProgramType"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.totalCourses !== undefined){
const _errs1 = errors;
if(!(validate172(data.totalCourses, {instancePath:instancePath+"/totalCourses",parentData:data,parentDataProperty:"totalCourses",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeCourses !== undefined){
const _errs2 = errors;
if(!(validate172(data.activeCourses, {instancePath:instancePath+"/activeCourses",parentData:data,parentDataProperty:"activeCourses",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inactiveCourses !== undefined){
const _errs3 = errors;
if(!(validate172(data.inactiveCourses, {instancePath:instancePath+"/inactiveCourses",parentData:data,parentDataProperty:"inactiveCourses",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data3 = data.byDepartment;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate193(data3[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byProgramType !== undefined){
let data5 = data.byProgramType;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data5)){
if(data5.length > 4){
validate299.errors = [{instancePath:instancePath+"/byProgramType",schemaPath:"#/properties/byProgramType/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate304(data5[i1], {instancePath:instancePath+"/byProgramType/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate299.errors = [{instancePath:instancePath+"/byProgramType",schemaPath:"#/properties/byProgramType/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate299(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getCourseStats200" */;
let vErrors = null;
let errors = 0;
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}


const schema108 = {"$ref":"university#/components/schemas/CourseResponse","$id":"createCourse201"};
const schema109 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Course"}}};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate311.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate280(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createCourse201" */;
let vErrors = null;
let errors = 0;
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}


const schema110 = {"$ref":"university#/components/schemas/ActivityListResponse","$id":"listActivity200"};
const schema111 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Activity"}}}};
const schema112 = {"type":"object","required":["id","at","kind","by","record","fields"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"at":{"$ref":"university#/components/schemas/Timestamp"},"kind":{"$ref":"university#/components/schemas/ActivityKind"},"by":{"$ref":"university#/components/schemas/PersonName"},"record":{"$ref":"university#/components/schemas/ActivityRecord"},"fields":{"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/FieldChange"}}}};
const schema113 = {"type":"string","minLength":7,"maxLength":11,"enum":["created","updated","activated","deactivated","deleted","restored","decided"]};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((((data === "created") || (data === "updated")) || (data === "activated")) || (data === "deactivated")) || (data === "deleted")) || (data === "restored")) || (data === "decided"))){
validate323.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate323.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate323.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}

const schema114 = {"type":"object","required":["kind","id"],"properties":{"kind":{"type":"string","minLength":6,"maxLength":11,"enum":["student","course","application"]},"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"type":"string","minLength":2,"maxLength":100}}};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.id === undefined) && (missing0 = "id"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!(((data0 === "student") || (data0 === "course")) || (data0 === "application"))){
validate326.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema114.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 11){
validate326.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data0) < 6){
validate326.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data2) < 2){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}

const schema115 = {"type":"object","required":["field","old","new"],"properties":{"field":{"type":"string","minLength":1,"maxLength":60},"old":{"$ref":"university#/components/schemas/FieldValue"},"new":{"$ref":"university#/components/schemas/FieldValue"}}};
const schema116 = {"type":["string","number","boolean","null"],"maxLength":2000};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(typeof data == "number"))) && (typeof data !== "boolean")) && (data !== null)){
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema116.type},message:"must be string,number,boolean,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate330.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
validate330.errors = vErrors;
return errors === 0;
}


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.old === undefined) && (missing0 = "old"))) || ((data.new === undefined) && (missing0 = "new"))){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate329.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate329.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate329.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.old !== undefined){
const _errs3 = errors;
if(!(validate330(data.old, {instancePath:instancePath+"/old",parentData:data,parentDataProperty:"old",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new !== undefined){
const _errs4 = errors;
if(!(validate330(data.new, {instancePath:instancePath+"/new",parentData:data,parentDataProperty:"new",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.record === undefined) && (missing0 = "record"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate323(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.record !== undefined){
const _errs5 = errors;
if(!(validate326(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data5 = data.fields;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data5)){
if(data5.length > 40){
validate320.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate329(data5[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate320(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listActivity200" */;
let vErrors = null;
let errors = 0;
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}


const schema117 = {"$ref":"university#/components/schemas/AdministratorListResponse","$id":"listAdministrators200"};
const schema118 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Administrator"}}}};
const schema119 = {"allOf":[{"$ref":"university#/components/schemas/AdminUser"},{"type":"object","required":["isActive","createdAt"],"properties":{"isActive":{"type":"boolean"},"createdAt":{"$ref":"university#/components/schemas/Timestamp"}}}]};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.isActive === undefined) && (missing0 = "isActive")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate340.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isActive !== undefined){
const _errs3 = errors;
if(typeof data.isActive !== "boolean"){
validate340.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/allOf/1/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createdAt !== undefined){
const _errs5 = errors;
if(!(validate229(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate340.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate340(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAdministrators200" */;
let vErrors = null;
let errors = 0;
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
validate336.errors = vErrors;
return errors === 0;
}


const schema120 = {"$ref":"university#/components/schemas/AdministratorResponse","$id":"setAdministratorStatus200"};
const schema121 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Administrator"}}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate340(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setAdministratorStatus200" */;
let vErrors = null;
let errors = 0;
if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
validate345.errors = vErrors;
return errors === 0;
}


const schema122 = {"$ref":"university#/components/schemas/ApplicationProgressResponse","$id":"lookUpApplication200"};
const schema123 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationProgress"}}};
const schema124 = {"type":"object","required":["referenceNumber","fullName","email","phoneNumber","desiredCourse","status","submittedAt","updatedAt","history"],"properties":{"referenceNumber":{"$ref":"university#/components/schemas/ReferenceNumber"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"submittedAt":{"$ref":"university#/components/schemas/Timestamp"},"updatedAt":{"$ref":"university#/components/schemas/Timestamp"},"isBeingDecided":{"type":"boolean"},"offer":{"$ref":"university#/components/schemas/OwnOffer"},"documents":{"type":"array","maxItems":5,"items":{"$ref":"university#/components/schemas/ApplicationDocument"}},"rejectionReason":{"type":"string","maxLength":1000},"generatedRollNumber":{"$ref":"university#/components/schemas/RollNumber"},"history":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationStep"}}}};
const schema125 = {"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate356.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate356.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate356.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","required":["state","answerBy"],"properties":{"state":{"$ref":"university#/components/schemas/OfferState"},"answerBy":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema127 = {"type":"string","minLength":4,"maxLength":9,"enum":["OPEN","ACCEPTED","DECLINED","LAPSED","WITHDRAWN"]};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "OPEN") || (data === "ACCEPTED")) || (data === "DECLINED")) || (data === "LAPSED")) || (data === "WITHDRAWN"))){
validate366.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 9){
validate366.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate366.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}


function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.answerBy === undefined) && (missing0 = "answerBy"))){
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
const _errs1 = errors;
if(!(validate366(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answerBy !== undefined){
const _errs2 = errors;
if(!(validate229(data.answerBy, {instancePath:instancePath+"/answerBy",parentData:data,parentDataProperty:"answerBy",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}

const schema128 = {"type":"object","required":["id","name","type","size","addedAt"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"type":"string","minLength":1,"maxLength":100},"type":{"$ref":"university#/components/schemas/DocumentType"},"size":{"type":"integer","minimum":1,"maximum":5242880},"addedAt":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema129 = {"type":"string","minLength":9,"maxLength":15,"enum":["application/pdf","image/jpeg","image/png"]};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "application/pdf") || (data === "image/jpeg")) || (data === "image/png"))){
validate372.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema129.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 15){
validate372.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"}];
return false;
}
else {
if(func2(data) < 9){
validate372.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
return false;
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.addedAt === undefined) && (missing0 = "addedAt"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate370.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate370.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate370.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs4 = errors;
if(!(validate372(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate370.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 5242880 || isNaN(data3)){
validate370.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5242880},message:"must be <= 5242880"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate370.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedAt !== undefined){
const _errs7 = errors;
if(!(validate229(data.addedAt, {instancePath:instancePath+"/addedAt",parentData:data,parentDataProperty:"addedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate370.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"object","required":["from","to","at"],"properties":{"from":{"$ref":"university#/components/schemas/ApplicationStatus"},"to":{"$ref":"university#/components/schemas/ApplicationStatus"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.at === undefined) && (missing0 = "at"))){
validate377.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate227(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs2 = errors;
if(!(validate227(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate377.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.referenceNumber === undefined) && (missing0 = "referenceNumber")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.desiredCourse === undefined) && (missing0 = "desiredCourse"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.referenceNumber !== undefined){
const _errs1 = errors;
if(!(validate356(data.referenceNumber, {instancePath:instancePath+"/referenceNumber",parentData:data,parentDataProperty:"referenceNumber",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs2 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phoneNumber !== undefined){
const _errs4 = errors;
if(!(validate48(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desiredCourse !== undefined){
const _errs5 = errors;
if(!(validate80(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs6 = errors;
if(!(validate227(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined){
const _errs7 = errors;
if(!(validate229(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs8 = errors;
if(!(validate229(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isBeingDecided !== undefined){
const _errs9 = errors;
if(typeof data.isBeingDecided !== "boolean"){
validate355.errors = [{instancePath:instancePath+"/isBeingDecided",schemaPath:"#/properties/isBeingDecided/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offer !== undefined){
const _errs11 = errors;
if(!(validate365(data.offer, {instancePath:instancePath+"/offer",parentData:data,parentDataProperty:"offer",rootData}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data10 = data.documents;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data10)){
if(data10.length > 5){
validate355.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate370(data10[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate355.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
let data12 = data.rejectionReason;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data12 === "string"){
if(func2(data12) > 1000){
validate355.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate355.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedRollNumber !== undefined){
const _errs17 = errors;
if(!(validate38(data.generatedRollNumber, {instancePath:instancePath+"/generatedRollNumber",parentData:data,parentDataProperty:"generatedRollNumber",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data14 = data.history;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data14)){
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate377(data14[i1], {instancePath:instancePath+"/history/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate355.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate355(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="lookUpApplication200" */;
let vErrors = null;
let errors = 0;
if(!(validate352(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
validate351.errors = vErrors;
return errors === 0;
}


const schema131 = {"$ref":"university#/components/schemas/CaseworkListResponse","$id":"listCasework200"};
const schema132 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Casework"}}}};
const schema133 = {"type":"object","required":["applicationId","notes"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"assignee":{"$ref":"university#/components/schemas/Assignee"},"notes":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/CaseNote"}},"held":{"$ref":"university#/components/schemas/HeldDecision"}}};
const schema134 = {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"}}};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate390.errors = vErrors;
return errors === 0;
}

const schema135 = {"type":"object","required":["id","text","by","at"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"text":{"$ref":"university#/components/schemas/NoteText"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema136 = {"type":"string","format":"visible","minLength":1,"maxLength":2000};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate396.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate396.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate396.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate396.errors = vErrors;
return errors === 0;
}


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(!(validate396(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs3 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}

const schema137 = {"type":"object","required":["decision","by","at"],"properties":{"decision":{"$ref":"university#/components/schemas/Decision"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema138 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","minLength":8,"maxLength":10,"enum":["WAITLISTED","APPROVED","REJECTED"]},"reviewComments":{"$ref":"university#/components/schemas/ReviewComments"},"rejectionReason":{"$ref":"university#/components/schemas/RejectionReason"},"overCapacity":{"type":"boolean"}}};
const schema139 = {"type":["string","null"],"maxLength":2000};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate403.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
validate403.errors = vErrors;
return errors === 0;
}

const schema140 = {"type":["string","null"],"maxLength":1000};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema140.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 1000){
validate405.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
}
validate405.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate402.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((data0 === "WAITLISTED") || (data0 === "APPROVED")) || (data0 === "REJECTED"))){
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema138.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 10){
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(func2(data0) < 8){
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
const _errs3 = errors;
if(!(validate403(data.reviewComments, {instancePath:instancePath+"/reviewComments",parentData:data,parentDataProperty:"reviewComments",rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rejectionReason !== undefined){
const _errs4 = errors;
if(!(validate405(data.rejectionReason, {instancePath:instancePath+"/rejectionReason",parentData:data,parentDataProperty:"rejectionReason",rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overCapacity !== undefined){
const _errs5 = errors;
if(typeof data.overCapacity !== "boolean"){
validate402.errors = [{instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.decision === undefined) && (missing0 = "decision")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.decision !== undefined){
const _errs1 = errors;
if(!(validate402(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs2 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs3 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.notes === undefined) && (missing0 = "notes"))){
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee !== undefined){
const _errs2 = errors;
if(!(validate390(data.assignee, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data2 = data.notes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 50){
validate388.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate394(data2[i0], {instancePath:instancePath+"/notes/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate388.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.held !== undefined){
const _errs6 = errors;
if(!(validate401(data.held, {instancePath:instancePath+"/held",parentData:data,parentDataProperty:"held",rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate385.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate388(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate385.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate385.errors = vErrors;
return errors === 0;
}


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listCasework200" */;
let vErrors = null;
let errors = 0;
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}


const schema141 = {"$ref":"university#/components/schemas/AssigneeListResponse","$id":"listAssignees200"};
const schema142 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/Assignee"}}}};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate390(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate414.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAssignees200" */;
let vErrors = null;
let errors = 0;
if(!(validate414(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
validate413.errors = vErrors;
return errors === 0;
}


const schema143 = {"$ref":"university#/components/schemas/ReleaseListResponse","$id":"releaseDecisions200"};
const schema144 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/ReleasedDecision"}}}};
const schema145 = {"type":"object","required":["applicationId","isReleased"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"isReleased":{"type":"boolean"},"message":{"type":"string","minLength":1,"maxLength":500}}};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.isReleased === undefined) && (missing0 = "isReleased"))){
validate423.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isReleased !== undefined){
const _errs2 = errors;
if(typeof data.isReleased !== "boolean"){
validate423.errors = [{instancePath:instancePath+"/isReleased",schemaPath:"#/properties/isReleased/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate423.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate423.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate423.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate420.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate423(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate420.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="releaseDecisions200" */;
let vErrors = null;
let errors = 0;
if(!(validate420(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
validate419.errors = vErrors;
return errors === 0;
}


const schema146 = {"$ref":"university#/components/schemas/DocumentListResponse","$id":"listDocuments200"};
const schema147 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","maxItems":5,"items":{"$ref":"university#/components/schemas/ApplicationDocument"}}}};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 5){
validate428.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate370(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate428.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDocuments200" */;
let vErrors = null;
let errors = 0;
if(!(validate428(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
validate427.errors = vErrors;
return errors === 0;
}


const schema148 = {"$ref":"university#/components/schemas/ChangeListResponse","$id":"listStudentChanges200"};
const schema149 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/RecordChange"}}}};
const schema150 = {"type":"object","required":["id","at","kind","by","fields"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"at":{"$ref":"university#/components/schemas/Timestamp"},"kind":{"$ref":"university#/components/schemas/ChangeKind"},"by":{"$ref":"university#/components/schemas/ChangeAuthor"},"fields":{"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/FieldChange"}}}};
const schema151 = {"type":"string","minLength":7,"maxLength":11,"enum":["created","updated","activated","deactivated","deleted","restored"]};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "created") || (data === "updated")) || (data === "activated")) || (data === "deactivated")) || (data === "deleted")) || (data === "restored"))){
validate440.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema151.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate440.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate440.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}

const schema152 = {"type":"object","required":["name","role"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"role":{"$ref":"university#/components/schemas/Role"}}};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.role === undefined) && (missing0 = "role"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs2 = errors;
if(!(validate77(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}


function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate437.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate34(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate440(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(!(validate442(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data4 = data.fields;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data4)){
if(data4.length > 40){
validate437.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate329(data4[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate437.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate437.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate437(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate434.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listStudentChanges200" */;
let vErrors = null;
let errors = 0;
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
validate433.errors = vErrors;
return errors === 0;
}


const schema153 = {"$ref":"university#/components/schemas/StudentPageResponse","$id":"pageStudents200"};
const schema154 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentPage"}}};
const schema155 = {"type":"object","required":["rows","next"],"properties":{"rows":{"type":"array","items":{"$ref":"university#/components/schemas/Student"}},"next":{"type":["string","null"],"minLength":1,"maxLength":1000},"count":{"$ref":"university#/components/schemas/ListCount"}}};
const schema156 = {"type":"object","required":["value","exact"],"properties":{"value":{"$ref":"university#/components/schemas/Total"},"exact":{"type":"boolean"}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.value === undefined) && (missing0 = "value")) || ((data.exact === undefined) && (missing0 = "exact"))){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(!(validate172(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs2 = errors;
if(typeof data.exact !== "boolean"){
validate455.errors = [{instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rows === undefined) && (missing0 = "rows")) || ((data.next === undefined) && (missing0 = "next"))){
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate33(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate453.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate453.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema155.properties.next.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate453.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate453.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs6 = errors;
if(!(validate455(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate453(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pageStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate450(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
validate449.errors = vErrors;
return errors === 0;
}


const schema157 = {"$ref":"university#/components/schemas/StudentSummaryResponse","$id":"getStudentSummary200"};
const schema158 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/StudentSummary"}}};
const schema159 = {"type":"object","required":["total","choices","without","figures"],"properties":{"total":{"$ref":"university#/components/schemas/ListCount"},"choices":{"$ref":"university#/components/schemas/StudentChoices"},"without":{"$ref":"university#/components/schemas/StudentsWithout"},"figures":{"$ref":"university#/components/schemas/StudentFigures"}}};
const schema160 = {"type":"object","required":["department","placement","fee","status"],"properties":{"department":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"placement":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"fee":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}},"status":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}}}};
const schema161 = {"type":"string","minLength":1,"maxLength":150};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 150){
validate467.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate467.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.department === undefined) && (missing0 = "department")) || ((data.placement === undefined) && (missing0 = "placement"))) || ((data.fee === undefined) && (missing0 = "fee"))) || ((data.status === undefined) && (missing0 = "status"))){
validate466.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
let data0 = data.department;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate467(data0[i0], {instancePath:instancePath+"/department/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placement !== undefined){
let data2 = data.placement;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate467(data2[i1], {instancePath:instancePath+"/placement/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/placement",schemaPath:"#/properties/placement/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fee !== undefined){
let data4 = data.fee;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(!(validate467(data4[i2], {instancePath:instancePath+"/fee/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs12 = errors;
if(!(validate467(data6[i3], {instancePath:instancePath+"/status/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate466.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}

const schema162 = {"type":"object","required":["cgpa","attendance","pending","paid"],"properties":{"cgpa":{"$ref":"university#/components/schemas/Total"},"attendance":{"$ref":"university#/components/schemas/Total"},"pending":{"$ref":"university#/components/schemas/Total"},"paid":{"$ref":"university#/components/schemas/Total"}}};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cgpa === undefined) && (missing0 = "cgpa")) || ((data.attendance === undefined) && (missing0 = "attendance"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.paid === undefined) && (missing0 = "paid"))){
validate473.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.cgpa !== undefined){
const _errs1 = errors;
if(!(validate172(data.cgpa, {instancePath:instancePath+"/cgpa",parentData:data,parentDataProperty:"cgpa",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attendance !== undefined){
const _errs2 = errors;
if(!(validate172(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate172(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs4 = errors;
if(!(validate172(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}

const schema163 = {"type":"object","required":["all","byDepartment","byYear","higherStudies","packages"],"properties":{"all":{"$ref":"university#/components/schemas/GroupFigures"},"byDepartment":{"type":"array","items":{"$ref":"university#/components/schemas/DepartmentFigures"}},"byYear":{"type":"array","maxItems":4,"items":{"$ref":"university#/components/schemas/YearFigures"}},"graduated":{"allOf":[{"$ref":"university#/components/schemas/GroupFigures"}]},"higherStudies":{"$ref":"university#/components/schemas/Total"},"packages":{"$ref":"university#/components/schemas/PackageSums"}}};
const schema164 = {"type":"object","required":["students","placed","fees"],"properties":{"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};
const schema165 = {"type":"object","required":["total","paid","pending","payers","owers"],"properties":{"total":{"$ref":"university#/components/schemas/FeeSum"},"paid":{"$ref":"university#/components/schemas/FeeSum"},"pending":{"$ref":"university#/components/schemas/FeeSum"},"payers":{"$ref":"university#/components/schemas/Total"},"owers":{"$ref":"university#/components/schemas/Total"}}};
const schema166 = {"type":"number","format":"double","minimum":0,"maximum":1000000000000000};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000000000000000 || isNaN(data)){
validate484.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate484.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate484.errors = vErrors;
return errors === 0;
}


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.total === undefined) && (missing0 = "total")) || ((data.paid === undefined) && (missing0 = "paid"))) || ((data.pending === undefined) && (missing0 = "pending"))) || ((data.payers === undefined) && (missing0 = "payers"))) || ((data.owers === undefined) && (missing0 = "owers"))){
validate483.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate484(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid !== undefined){
const _errs2 = errors;
if(!(validate484(data.paid, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending !== undefined){
const _errs3 = errors;
if(!(validate484(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payers !== undefined){
const _errs4 = errors;
if(!(validate172(data.payers, {instancePath:instancePath+"/payers",parentData:data,parentDataProperty:"payers",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owers !== undefined){
const _errs5 = errors;
if(!(validate172(data.owers, {instancePath:instancePath+"/owers",parentData:data,parentDataProperty:"owers",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate483.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate483.errors = vErrors;
return errors === 0;
}


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.students === undefined) && (missing0 = "students")) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.students !== undefined){
const _errs1 = errors;
if(!(validate172(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs2 = errors;
if(!(validate172(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs3 = errors;
if(!(validate483(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}

const schema167 = {"type":"object","required":["department","students","placed","fees"],"properties":{"department":{"$ref":"university#/components/schemas/DepartmentName"},"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.department === undefined) && (missing0 = "department")) || ((data.students === undefined) && (missing0 = "students"))) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.department !== undefined){
const _errs1 = errors;
if(!(validate42(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.students !== undefined){
const _errs2 = errors;
if(!(validate172(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs3 = errors;
if(!(validate172(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs4 = errors;
if(!(validate483(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}

const schema168 = {"type":"object","required":["year","students","placed","fees"],"properties":{"year":{"$ref":"university#/components/schemas/StudyYear"},"students":{"$ref":"university#/components/schemas/Total"},"placed":{"$ref":"university#/components/schemas/Total"},"fees":{"$ref":"university#/components/schemas/FeeFigures"}}};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.year === undefined) && (missing0 = "year")) || ((data.students === undefined) && (missing0 = "students"))) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.fees === undefined) && (missing0 = "fees"))){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.year !== undefined){
const _errs1 = errors;
if(!(validate44(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.students !== undefined){
const _errs2 = errors;
if(!(validate172(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs3 = errors;
if(!(validate172(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fees !== undefined){
const _errs4 = errors;
if(!(validate483(data.fees, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}

const schema169 = {"type":"object","required":["count","sum","highest"],"properties":{"count":{"$ref":"university#/components/schemas/Total"},"sum":{"$ref":"university#/components/schemas/FeeSum"},"highest":{"$ref":"university#/components/schemas/PackageAmount"}}};

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.count === undefined) && (missing0 = "count")) || ((data.sum === undefined) && (missing0 = "sum"))) || ((data.highest === undefined) && (missing0 = "highest"))){
validate506.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.count !== undefined){
const _errs1 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sum !== undefined){
const _errs2 = errors;
if(!(validate484(data.sum, {instancePath:instancePath+"/sum",parentData:data,parentDataProperty:"sum",rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.highest !== undefined){
const _errs3 = errors;
if(!(validate74(data.highest, {instancePath:instancePath+"/highest",parentData:data,parentDataProperty:"highest",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate506.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate506.errors = vErrors;
return errors === 0;
}


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.all === undefined) && (missing0 = "all")) || ((data.byDepartment === undefined) && (missing0 = "byDepartment"))) || ((data.byYear === undefined) && (missing0 = "byYear"))) || ((data.higherStudies === undefined) && (missing0 = "higherStudies"))) || ((data.packages === undefined) && (missing0 = "packages"))){
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.all !== undefined){
const _errs1 = errors;
if(!(validate480(data.all, {instancePath:instancePath+"/all",parentData:data,parentDataProperty:"all",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byDepartment !== undefined){
let data1 = data.byDepartment;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate492(data1[i0], {instancePath:instancePath+"/byDepartment/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate479.errors = [{instancePath:instancePath+"/byDepartment",schemaPath:"#/properties/byDepartment/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byYear !== undefined){
let data3 = data.byYear;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length > 4){
validate479.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate498(data3[i1], {instancePath:instancePath+"/byYear/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate479.errors = [{instancePath:instancePath+"/byYear",schemaPath:"#/properties/byYear/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.graduated !== undefined){
const _errs8 = errors;
if(!(validate480(data.graduated, {instancePath:instancePath+"/graduated",parentData:data,parentDataProperty:"graduated",rootData}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.higherStudies !== undefined){
const _errs10 = errors;
if(!(validate172(data.higherStudies, {instancePath:instancePath+"/higherStudies",parentData:data,parentDataProperty:"higherStudies",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packages !== undefined){
const _errs11 = errors;
if(!(validate506(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.without === undefined) && (missing0 = "without"))) || ((data.figures === undefined) && (missing0 = "figures"))){
validate464.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate455(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
const _errs2 = errors;
if(!(validate466(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs3 = errors;
if(!(validate473(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.figures !== undefined){
const _errs4 = errors;
if(!(validate479(data.figures, {instancePath:instancePath+"/figures",parentData:data,parentDataProperty:"figures",rootData}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate464(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getStudentSummary200" */;
let vErrors = null;
let errors = 0;
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
validate460.errors = vErrors;
return errors === 0;
}


const schema170 = {"$ref":"university#/components/schemas/ApplicationPageResponse","$id":"pageApplications200"};
const schema171 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationPage"}}};
const schema172 = {"type":"object","required":["rows","next"],"properties":{"rows":{"type":"array","items":{"$ref":"university#/components/schemas/Application"}},"next":{"type":["string","null"],"minLength":1,"maxLength":1000},"count":{"$ref":"university#/components/schemas/ListCount"}}};

function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rows === undefined) && (missing0 = "rows")) || ((data.next === undefined) && (missing0 = "next"))){
validate518.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate217(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate518.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data2 = data.next;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate518.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema172.properties.next.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(func2(data2) > 1000){
validate518.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate518.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs6 = errors;
if(!(validate455(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate518.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate518.errors = vErrors;
return errors === 0;
}


function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate515.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate518(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate515.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate515.errors = vErrors;
return errors === 0;
}


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pageApplications200" */;
let vErrors = null;
let errors = 0;
if(!(validate515(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
validate514.errors = vErrors;
return errors === 0;
}


const schema173 = {"$ref":"university#/components/schemas/ApplicationSummaryResponse","$id":"getApplicationSummary200"};
const schema174 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/ApplicationSummary"}}};
const schema175 = {"type":"object","required":["total","choices","without","byStatus"],"properties":{"total":{"$ref":"university#/components/schemas/ListCount"},"choices":{"$ref":"university#/components/schemas/ApplicationChoices"},"without":{"$ref":"university#/components/schemas/ApplicationsWithout"},"byStatus":{"type":"array","maxItems":10,"items":{"$ref":"university#/components/schemas/StatusCount"}}}};
const schema176 = {"type":"object","required":["status","course"],"properties":{"status":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationStatus"}},"course":{"type":"array","items":{"$ref":"university#/components/schemas/ListChoice"}}}};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.course === undefined) && (missing0 = "course"))){
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate227(data0[i0], {instancePath:instancePath+"/status/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate529.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.course !== undefined){
let data2 = data.course;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate467(data2[i1], {instancePath:instancePath+"/course/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate529.errors = [{instancePath:instancePath+"/course",schemaPath:"#/properties/course/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}

const schema177 = {"type":"object","required":["grade","submitted"],"properties":{"grade":{"$ref":"university#/components/schemas/Total"},"submitted":{"$ref":"university#/components/schemas/Total"}}};

function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.grade === undefined) && (missing0 = "grade")) || ((data.submitted === undefined) && (missing0 = "submitted"))){
validate533.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.grade !== undefined){
const _errs1 = errors;
if(!(validate172(data.grade, {instancePath:instancePath+"/grade",parentData:data,parentDataProperty:"grade",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submitted !== undefined){
const _errs2 = errors;
if(!(validate172(data.submitted, {instancePath:instancePath+"/submitted",parentData:data,parentDataProperty:"submitted",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate533.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate533.errors = vErrors;
return errors === 0;
}

const schema178 = {"type":"object","required":["status","count"],"properties":{"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"count":{"$ref":"university#/components/schemas/Total"}}};

function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.count === undefined) && (missing0 = "count"))){
validate537.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if(!(validate227(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
const _errs2 = errors;
if(!(validate172(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate537.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate537.errors = vErrors;
return errors === 0;
}


function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.total === undefined) && (missing0 = "total")) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.without === undefined) && (missing0 = "without"))) || ((data.byStatus === undefined) && (missing0 = "byStatus"))){
validate527.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.total !== undefined){
const _errs1 = errors;
if(!(validate455(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
const _errs2 = errors;
if(!(validate529(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs3 = errors;
if(!(validate533(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byStatus !== undefined){
let data3 = data.byStatus;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data3)){
if(data3.length > 10){
validate527.errors = [{instancePath:instancePath+"/byStatus",schemaPath:"#/properties/byStatus/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate537(data3[i0], {instancePath:instancePath+"/byStatus/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate527.errors = [{instancePath:instancePath+"/byStatus",schemaPath:"#/properties/byStatus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate527.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate527.errors = vErrors;
return errors === 0;
}


function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate527(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getApplicationSummary200" */;
let vErrors = null;
let errors = 0;
if(!(validate524(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
errors = vErrors.length;
}
validate523.errors = vErrors;
return errors === 0;
}


const schema179 = {"$ref":"university#/components/schemas/PublicStatisticsResponse","$id":"getPublicStatistics200"};
const schema180 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/PublicStatistics"}}};
const schema181 = {"type":"object","required":["students","placed","departments"],"properties":{"students":{"$ref":"university#/components/schemas/Total"},"placed":{"allOf":[{"$ref":"university#/components/schemas/Total"}]},"departments":{"allOf":[{"$ref":"university#/components/schemas/Total"}]}}};

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.students === undefined) && (missing0 = "students")) || ((data.placed === undefined) && (missing0 = "placed"))) || ((data.departments === undefined) && (missing0 = "departments"))){
validate547.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.students !== undefined){
const _errs1 = errors;
if(!(validate172(data.students, {instancePath:instancePath+"/students",parentData:data,parentDataProperty:"students",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placed !== undefined){
const _errs2 = errors;
if(!(validate172(data.placed, {instancePath:instancePath+"/placed",parentData:data,parentDataProperty:"placed",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departments !== undefined){
const _errs4 = errors;
if(!(validate172(data.departments, {instancePath:instancePath+"/departments",parentData:data,parentDataProperty:"departments",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate547.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate547.errors = vErrors;
return errors === 0;
}


function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate544.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate547(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate544.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate544.errors = vErrors;
return errors === 0;
}


function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getPublicStatistics200" */;
let vErrors = null;
let errors = 0;
if(!(validate544(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
validate543.errors = vErrors;
return errors === 0;
}


const schema182 = {"$ref":"university#/components/schemas/OfferListResponse","$id":"listOffers200"};
const schema183 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/CourseOffers"}}}};
const schema184 = {"type":"object","required":["course","offers","waiting"],"properties":{"course":{"$ref":"university#/components/schemas/CourseTitle"},"offers":{"type":"array","items":{"$ref":"university#/components/schemas/Offer"}},"waiting":{"type":"array","items":{"$ref":"university#/components/schemas/WaitingApplicant"}}}};
const schema185 = {"type":"object","required":["applicationId","state","answerBy","at","by"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"state":{"$ref":"university#/components/schemas/OfferState"},"answerBy":{"$ref":"university#/components/schemas/Timestamp"},"at":{"$ref":"university#/components/schemas/Timestamp"},"by":{"$ref":"university#/components/schemas/PersonName"},"reviewComments":{"type":"string","maxLength":2000},"endedAt":{"$ref":"university#/components/schemas/Timestamp"}}};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.answerBy === undefined) && (missing0 = "answerBy"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.by === undefined) && (missing0 = "by"))){
validate559.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs2 = errors;
if(!(validate366(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answerBy !== undefined){
const _errs3 = errors;
if(!(validate229(data.answerBy, {instancePath:instancePath+"/answerBy",parentData:data,parentDataProperty:"answerBy",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate229(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs5 = errors;
if(!(validate36(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewComments !== undefined){
let data5 = data.reviewComments;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate559.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate559.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endedAt !== undefined){
const _errs8 = errors;
if(!(validate229(data.endedAt, {instancePath:instancePath+"/endedAt",parentData:data,parentDataProperty:"endedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate559.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate559.errors = vErrors;
return errors === 0;
}

const schema186 = {"type":"object","required":["applicationId","fullName","previousGrade"],"properties":{"applicationId":{"$ref":"university#/components/schemas/RecordId"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"previousGrade":{"type":"string","minLength":1,"maxLength":100}}};

function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.applicationId === undefined) && (missing0 = "applicationId")) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.previousGrade === undefined) && (missing0 = "previousGrade"))){
validate567.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.applicationId !== undefined){
const _errs1 = errors;
if(!(validate34(data.applicationId, {instancePath:instancePath+"/applicationId",parentData:data,parentDataProperty:"applicationId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs2 = errors;
if(!(validate36(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousGrade !== undefined){
let data2 = data.previousGrade;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate567.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate567.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate567.errors = [{instancePath:instancePath+"/previousGrade",schemaPath:"#/properties/previousGrade/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate567.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate567.errors = vErrors;
return errors === 0;
}


function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.course === undefined) && (missing0 = "course")) || ((data.offers === undefined) && (missing0 = "offers"))) || ((data.waiting === undefined) && (missing0 = "waiting"))){
validate557.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate80(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offers !== undefined){
let data1 = data.offers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate559(data1[i0], {instancePath:instancePath+"/offers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate567(data3[i1], {instancePath:instancePath+"/waiting/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate557.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate557.errors = vErrors;
return errors === 0;
}


function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate557(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate554.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate554.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate554.errors = vErrors;
return errors === 0;
}


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOffers200" */;
let vErrors = null;
let errors = 0;
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
validate553.errors = vErrors;
return errors === 0;
}


const schema187 = {"$ref":"university#/components/schemas/OfferResponse","$id":"makeOffer200"};
const schema188 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Offer"}}};

function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate574.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate559(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate574.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate574.errors = vErrors;
return errors === 0;
}


function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="makeOffer200" */;
let vErrors = null;
let errors = 0;
if(!(validate574(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
validate573.errors = vErrors;
return errors === 0;
}


const schema189 = {"$ref":"university#/components/schemas/CourseOffersResponse","$id":"rankWaitingList200"};
const schema190 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/CourseOffers"}}};

function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate580.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate557(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}


function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="rankWaitingList200" */;
let vErrors = null;
let errors = 0;
if(!(validate580(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
validate579.errors = vErrors;
return errors === 0;
}


const schema191 = {"$ref":"university#/components/schemas/PapersIssuedResponse","$id":"issuePapers200"};
const schema192 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/IssuedPaper"}}}};
const schema193 = {"type":"object","required":["studentId","number"],"properties":{"studentId":{"$ref":"university#/components/schemas/RecordId"},"number":{"$ref":"university#/components/schemas/PaperNumber"}}};
const schema194 = {"type":"string","minLength":23,"maxLength":26,"pattern":"^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"};
const pattern8 = new RegExp("^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$", "u");

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 26){
validate591.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"}];
return false;
}
else {
if(func2(data) < 23){
validate591.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 23},message:"must NOT have fewer than 23 characters"}];
return false;
}
else {
if(!pattern8.test(data)){
validate591.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{6,9}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$"+"\""}];
return false;
}
}
}
}
else {
validate591.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate591.errors = vErrors;
return errors === 0;
}


function validate589(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.studentId === undefined) && (missing0 = "studentId")) || ((data.number === undefined) && (missing0 = "number"))){
validate589.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.studentId !== undefined){
const _errs1 = errors;
if(!(validate34(data.studentId, {instancePath:instancePath+"/studentId",parentData:data,parentDataProperty:"studentId",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs2 = errors;
if(!(validate591(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate589.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate589.errors = vErrors;
return errors === 0;
}


function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate586.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
if(data2.length > 100){
validate586.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate589(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate586.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate586.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate586.errors = vErrors;
return errors === 0;
}


function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="issuePapers200" */;
let vErrors = null;
let errors = 0;
if(!(validate586(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
errors = vErrors.length;
}
validate585.errors = vErrors;
return errors === 0;
}


const schema195 = {"$ref":"university#/components/schemas/PaperResponse","$id":"verifyPaper200"};
const schema196 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/Paper"}}};
const schema197 = {"type":"object","required":["number","kind","name","rollNo","issuedOn","facts"],"properties":{"number":{"$ref":"university#/components/schemas/PaperNumber"},"kind":{"$ref":"university#/components/schemas/PaperKind"},"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"issuedOn":{"$ref":"university#/components/schemas/CalendarDate"},"facts":{"$ref":"university#/components/schemas/PaperFacts"},"withdrawnAt":{"$ref":"university#/components/schemas/Timestamp"}}};
const schema198 = {"type":"string","minLength":1,"maxLength":60};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
validate601.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate601.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate601.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate601.errors = vErrors;
return errors === 0;
}

const schema199 = {"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/PaperFact"}};
const schema200 = {"type":"object","required":["label","value"],"properties":{"label":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":500}}};

function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.value === undefined) && (missing0 = "value"))){
validate607.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.label !== undefined){
let data0 = data.label;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate607.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate607.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate607.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 500){
validate607.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate607.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate607.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate607.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate607.errors = vErrors;
return errors === 0;
}


function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 40){
validate606.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate607(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate606.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate606.errors = vErrors;
return errors === 0;
}


function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.number === undefined) && (missing0 = "number")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.rollNo === undefined) && (missing0 = "rollNo"))) || ((data.issuedOn === undefined) && (missing0 = "issuedOn"))) || ((data.facts === undefined) && (missing0 = "facts"))){
validate599.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
const _errs1 = errors;
if(!(validate591(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate601(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(!(validate36(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rollNo !== undefined){
const _errs4 = errors;
if(!(validate38(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedOn !== undefined){
const _errs5 = errors;
if(!(validate50(data.issuedOn, {instancePath:instancePath+"/issuedOn",parentData:data,parentDataProperty:"issuedOn",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facts !== undefined){
const _errs6 = errors;
if(!(validate606(data.facts, {instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawnAt !== undefined){
const _errs7 = errors;
if(!(validate229(data.withdrawnAt, {instancePath:instancePath+"/withdrawnAt",parentData:data,parentDataProperty:"withdrawnAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate599.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate599.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate596.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate599(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate596.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate596.errors = vErrors;
return errors === 0;
}


function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="verifyPaper200" */;
let vErrors = null;
let errors = 0;
if(!(validate596(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
validate595.errors = vErrors;
return errors === 0;
}


const schema201 = {"$ref":"university#/components/schemas/PasswordResetResponse","$id":"resetStudentPassword200"};
const schema202 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"$ref":"university#/components/schemas/PasswordResetResult"}}};
const schema203 = {"type":"object","required":["email","temporaryPassword"],"properties":{"email":{"$ref":"university#/components/schemas/EmailAddress"},"temporaryPassword":{"type":"string","minLength":6,"maxLength":128}}};

function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.temporaryPassword === undefined) && (missing0 = "temporaryPassword"))){
validate617.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.email !== undefined){
const _errs1 = errors;
if(!(validate40(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temporaryPassword !== undefined){
let data1 = data.temporaryPassword;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) > 128){
validate617.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func2(data1) < 6){
validate617.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate617.errors = [{instancePath:instancePath+"/temporaryPassword",schemaPath:"#/properties/temporaryPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate617.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate617.errors = vErrors;
return errors === 0;
}


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate614.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate617(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate614.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate614.errors = vErrors;
return errors === 0;
}


function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="resetStudentPassword200" */;
let vErrors = null;
let errors = 0;
if(!(validate614(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
errors = vErrors.length;
}
validate613.errors = vErrors;
return errors === 0;
}


const schema204 = {"$ref":"university#/components/schemas/DeletedStudentListResponse","$id":"listDeletedStudents200"};
const schema205 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/DeletedStudent"}}}};
const schema206 = {"type":"object","required":["student","deletedAt","deletedBy"],"properties":{"student":{"$ref":"university#/components/schemas/Student"},"deletedAt":{"$ref":"university#/components/schemas/Timestamp"},"deletedBy":{"$ref":"university#/components/schemas/PersonName"}}};

function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.student === undefined) && (missing0 = "student")) || ((data.deletedAt === undefined) && (missing0 = "deletedAt"))) || ((data.deletedBy === undefined) && (missing0 = "deletedBy"))){
validate625.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.student !== undefined){
const _errs1 = errors;
if(!(validate33(data.student, {instancePath:instancePath+"/student",parentData:data,parentDataProperty:"student",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs2 = errors;
if(!(validate229(data.deletedAt, {instancePath:instancePath+"/deletedAt",parentData:data,parentDataProperty:"deletedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedBy !== undefined){
const _errs3 = errors;
if(!(validate36(data.deletedBy, {instancePath:instancePath+"/deletedBy",parentData:data,parentDataProperty:"deletedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate625.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate625.errors = vErrors;
return errors === 0;
}


function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate622.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate625(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate625.errors : vErrors.concat(validate625.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate622.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate622.errors = vErrors;
return errors === 0;
}


function validate621(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeletedStudents200" */;
let vErrors = null;
let errors = 0;
if(!(validate622(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
validate621.errors = vErrors;
return errors === 0;
}


const schema207 = {"$ref":"university#/components/schemas/DeletedCourseListResponse","$id":"listDeletedCourses200"};
const schema208 = {"type":"object","required":["success","data"],"properties":{"success":{"$ref":"university#/components/schemas/Succeeded"},"message":{"$ref":"university#/components/schemas/Message"},"data":{"type":"array","items":{"$ref":"university#/components/schemas/DeletedCourse"}}}};
const schema209 = {"type":"object","required":["course","deletedAt","deletedBy"],"properties":{"course":{"$ref":"university#/components/schemas/Course"},"deletedAt":{"$ref":"university#/components/schemas/Timestamp"},"deletedBy":{"$ref":"university#/components/schemas/PersonName"}}};

function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.course === undefined) && (missing0 = "course")) || ((data.deletedAt === undefined) && (missing0 = "deletedAt"))) || ((data.deletedBy === undefined) && (missing0 = "deletedBy"))){
validate635.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.course !== undefined){
const _errs1 = errors;
if(!(validate280(data.course, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs2 = errors;
if(!(validate229(data.deletedAt, {instancePath:instancePath+"/deletedAt",parentData:data,parentDataProperty:"deletedAt",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedBy !== undefined){
const _errs3 = errors;
if(!(validate36(data.deletedBy, {instancePath:instancePath+"/deletedBy",parentData:data,parentDataProperty:"deletedBy",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate635.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate635.errors = vErrors;
return errors === 0;
}


function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.data === undefined) && (missing0 = "data"))){
validate632.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
const _errs1 = errors;
if(!(validate24(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate26(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate635(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate632.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate632.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate632.errors = vErrors;
return errors === 0;
}


function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeletedCourses200" */;
let vErrors = null;
let errors = 0;
if(!(validate632(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
errors = vErrors.length;
}
validate631.errors = vErrors;
return errors === 0;
}

export const validators = { login200: validate21, login400: validate104, login401: validate104, login413: validate104, login415: validate104, login429: validate104, login500: validate104, login503: validate104, login507: validate104, studentLogin200: validate21, studentLogin400: validate104, studentLogin401: validate104, studentLogin413: validate104, studentLogin415: validate104, studentLogin429: validate104, studentLogin500: validate104, studentLogin503: validate104, studentLogin507: validate104, register201: validate108, register400: validate104, register409: validate104, register413: validate104, register415: validate104, register422: validate104, register500: validate104, register503: validate104, register507: validate104, getCurrentUser200: validate117, getCurrentUser401: validate104, getCurrentUser500: validate104, updateOwnContact200: validate123, updateOwnContact400: validate104, updateOwnContact401: validate104, updateOwnContact403: validate104, updateOwnContact409: validate129, updateOwnContact413: validate104, updateOwnContact415: validate104, updateOwnContact500: validate104, updateOwnContact503: validate104, updateOwnContact507: validate104, changePassword200: validate136, changePassword400: validate104, changePassword401: validate104, changePassword413: validate104, changePassword415: validate104, changePassword500: validate104, changePassword503: validate104, changePassword507: validate104, logout200: validate136, logout401: validate104, logout500: validate104, logout503: validate104, logout507: validate104, adminLogin200: validate21, adminLogin400: validate104, adminLogin401: validate104, adminLogin413: validate104, adminLogin415: validate104, adminLogin429: validate104, adminLogin500: validate104, adminLogin503: validate104, adminLogin507: validate104, registerAdmin201: validate141, registerAdmin400: validate104, registerAdmin401: validate104, registerAdmin403: validate104, registerAdmin409: validate104, registerAdmin413: validate104, registerAdmin415: validate104, registerAdmin500: validate104, registerAdmin503: validate104, registerAdmin507: validate104, getCurrentAdmin200: validate141, getCurrentAdmin401: validate104, getCurrentAdmin403: validate104, getCurrentAdmin500: validate104, listStudents200: validate147, listStudents400: validate104, listStudents401: validate104, listStudents403: validate104, listStudents500: validate104, createStudent201: validate123, createStudent400: validate104, createStudent401: validate104, createStudent403: validate104, createStudent409: validate104, createStudent413: validate104, createStudent415: validate104, createStudent422: validate104, createStudent500: validate104, createStudent503: validate104, createStudent507: validate104, listPlacedStudents200: validate162, listPlacedStudents401: validate104, listPlacedStudents403: validate104, listPlacedStudents500: validate104, countStudents200: validate168, countStudents401: validate104, countStudents403: validate104, countStudents500: validate104, countPlacedStudents200: validate168, countPlacedStudents401: validate104, countPlacedStudents403: validate104, countPlacedStudents500: validate104, countStudentsByDepartment200: validate168, countStudentsByDepartment400: validate104, countStudentsByDepartment401: validate104, countStudentsByDepartment403: validate104, countStudentsByDepartment500: validate104, getStudentByEmail200: validate123, getStudentByEmail400: validate104, getStudentByEmail401: validate104, getStudentByEmail403: validate104, getStudentByEmail404: validate104, getStudentByEmail500: validate104, getStudentByRollNo200: validate123, getStudentByRollNo400: validate104, getStudentByRollNo401: validate104, getStudentByRollNo403: validate104, getStudentByRollNo404: validate104, getStudentByRollNo500: validate104, listStudentsByDepartment200: validate162, listStudentsByDepartment400: validate104, listStudentsByDepartment401: validate104, listStudentsByDepartment403: validate104, listStudentsByDepartment500: validate104, listStudentsByYear200: validate162, listStudentsByYear400: validate104, listStudentsByYear401: validate104, listStudentsByYear403: validate104, listStudentsByYear500: validate104, getStudent200: validate123, getStudent400: validate104, getStudent401: validate104, getStudent403: validate104, getStudent404: validate104, getStudent500: validate104, updateStudent200: validate123, updateStudent400: validate104, updateStudent401: validate104, updateStudent403: validate104, updateStudent404: validate104, updateStudent409: validate175, updateStudent413: validate104, updateStudent415: validate104, updateStudent500: validate104, updateStudent503: validate104, updateStudent507: validate104, deleteStudent200: validate136, deleteStudent400: validate104, deleteStudent401: validate104, deleteStudent403: validate104, deleteStudent404: validate104, deleteStudent500: validate104, deleteStudent503: validate104, deleteStudent507: validate104, updateStudentAcademic200: validate123, updateStudentAcademic400: validate104, updateStudentAcademic401: validate104, updateStudentAcademic403: validate104, updateStudentAcademic404: validate104, updateStudentAcademic409: validate129, updateStudentAcademic413: validate104, updateStudentAcademic415: validate104, updateStudentAcademic500: validate104, updateStudentAcademic503: validate104, updateStudentAcademic507: validate104, updateStudentFull200: validate123, updateStudentFull400: validate104, updateStudentFull401: validate104, updateStudentFull403: validate104, updateStudentFull404: validate104, updateStudentFull409: validate175, updateStudentFull413: validate104, updateStudentFull415: validate104, updateStudentFull500: validate104, updateStudentFull503: validate104, updateStudentFull507: validate104, updateStudentCgpa200: validate123, updateStudentCgpa400: validate104, updateStudentCgpa401: validate104, updateStudentCgpa403: validate104, updateStudentCgpa404: validate104, updateStudentCgpa409: validate129, updateStudentCgpa413: validate104, updateStudentCgpa415: validate104, updateStudentCgpa500: validate104, updateStudentCgpa503: validate104, updateStudentCgpa507: validate104, updateStudentAttendance200: validate123, updateStudentAttendance400: validate104, updateStudentAttendance401: validate104, updateStudentAttendance403: validate104, updateStudentAttendance404: validate104, updateStudentAttendance409: validate129, updateStudentAttendance413: validate104, updateStudentAttendance415: validate104, updateStudentAttendance500: validate104, updateStudentAttendance503: validate104, updateStudentAttendance507: validate104, updateStudentFee200: validate123, updateStudentFee400: validate104, updateStudentFee401: validate104, updateStudentFee403: validate104, updateStudentFee404: validate104, updateStudentFee409: validate129, updateStudentFee413: validate104, updateStudentFee415: validate104, updateStudentFee500: validate104, updateStudentFee503: validate104, updateStudentFee507: validate104, updateStudentPlacement200: validate123, updateStudentPlacement400: validate104, updateStudentPlacement401: validate104, updateStudentPlacement403: validate104, updateStudentPlacement404: validate104, updateStudentPlacement409: validate129, updateStudentPlacement413: validate104, updateStudentPlacement415: validate104, updateStudentPlacement500: validate104, updateStudentPlacement503: validate104, updateStudentPlacement507: validate104, adminListStudents200: validate162, adminListStudents401: validate104, adminListStudents403: validate104, adminListStudents500: validate104, getStudentStats200: validate183, getStudentStats401: validate104, getStudentStats403: validate104, getStudentStats500: validate104, adminGetStudent200: validate123, adminGetStudent400: validate104, adminGetStudent401: validate104, adminGetStudent403: validate104, adminGetStudent404: validate104, adminGetStudent500: validate104, adminUpdateStudent200: validate123, adminUpdateStudent400: validate104, adminUpdateStudent401: validate104, adminUpdateStudent403: validate104, adminUpdateStudent404: validate104, adminUpdateStudent409: validate175, adminUpdateStudent413: validate104, adminUpdateStudent415: validate104, adminUpdateStudent500: validate104, adminUpdateStudent503: validate104, adminUpdateStudent507: validate104, adminUpdateStudentAcademic200: validate123, adminUpdateStudentAcademic400: validate104, adminUpdateStudentAcademic401: validate104, adminUpdateStudentAcademic403: validate104, adminUpdateStudentAcademic404: validate104, adminUpdateStudentAcademic409: validate129, adminUpdateStudentAcademic413: validate104, adminUpdateStudentAcademic415: validate104, adminUpdateStudentAcademic500: validate104, adminUpdateStudentAcademic503: validate104, adminUpdateStudentAcademic507: validate104, submitApplication201: validate213, submitApplication400: validate104, submitApplication409: validate104, submitApplication413: validate104, submitApplication415: validate104, submitApplication422: validate104, submitApplication500: validate104, submitApplication503: validate104, submitApplication507: validate104, listApplications200: validate244, listApplications401: validate104, listApplications403: validate104, listApplications500: validate104, getApplicationStats200: validate250, getApplicationStats401: validate104, getApplicationStats403: validate104, getApplicationStats500: validate104, listApplicationsByStatus200: validate244, listApplicationsByStatus400: validate104, listApplicationsByStatus401: validate104, listApplicationsByStatus403: validate104, listApplicationsByStatus500: validate104, listApplicationsByCourse200: validate244, listApplicationsByCourse400: validate104, listApplicationsByCourse401: validate104, listApplicationsByCourse403: validate104, listApplicationsByCourse500: validate104, getApplication200: validate213, getApplication400: validate104, getApplication401: validate104, getApplication403: validate104, getApplication404: validate104, getApplication500: validate104, reviewApplication200: validate268, reviewApplication400: validate104, reviewApplication401: validate104, reviewApplication403: validate104, reviewApplication404: validate104, reviewApplication409: validate104, reviewApplication413: validate104, reviewApplication415: validate104, reviewApplication422: validate104, reviewApplication500: validate104, reviewApplication503: validate104, reviewApplication507: validate104, listActiveCourses200: validate276, listActiveCourses500: validate104, listAvailableCourses200: validate276, listAvailableCourses500: validate104, getCourseStats200: validate295, getCourseStats401: validate104, getCourseStats403: validate104, getCourseStats500: validate104, initializeDefaultCourses200: validate276, initializeDefaultCourses401: validate104, initializeDefaultCourses403: validate104, initializeDefaultCourses500: validate104, initializeDefaultCourses503: validate104, initializeDefaultCourses507: validate104, listCoursesByDepartment200: validate276, listCoursesByDepartment400: validate104, listCoursesByDepartment500: validate104, listCoursesByProgram200: validate276, listCoursesByProgram400: validate104, listCoursesByProgram500: validate104, listCourses200: validate276, listCourses401: validate104, listCourses403: validate104, listCourses500: validate104, createCourse201: validate310, createCourse400: validate104, createCourse401: validate104, createCourse403: validate104, createCourse409: validate104, createCourse413: validate104, createCourse415: validate104, createCourse422: validate104, createCourse500: validate104, createCourse503: validate104, createCourse507: validate104, getCourse200: validate310, getCourse400: validate104, getCourse404: validate104, getCourse500: validate104, updateCourse200: validate310, updateCourse400: validate104, updateCourse401: validate104, updateCourse403: validate104, updateCourse404: validate104, updateCourse409: validate104, updateCourse413: validate104, updateCourse415: validate104, updateCourse500: validate104, updateCourse503: validate104, updateCourse507: validate104, deleteCourse200: validate136, deleteCourse400: validate104, deleteCourse401: validate104, deleteCourse403: validate104, deleteCourse404: validate104, deleteCourse500: validate104, deleteCourse503: validate104, deleteCourse507: validate104, toggleCourseStatus200: validate310, toggleCourseStatus400: validate104, toggleCourseStatus401: validate104, toggleCourseStatus403: validate104, toggleCourseStatus404: validate104, toggleCourseStatus500: validate104, toggleCourseStatus503: validate104, toggleCourseStatus507: validate104, listActivity200: validate316, listActivity400: validate104, listActivity401: validate104, listActivity403: validate104, listActivity500: validate104, listAdministrators200: validate336, listAdministrators401: validate104, listAdministrators403: validate104, listAdministrators500: validate104, setAdministratorStatus200: validate345, setAdministratorStatus400: validate104, setAdministratorStatus401: validate104, setAdministratorStatus403: validate104, setAdministratorStatus404: validate104, setAdministratorStatus409: validate104, setAdministratorStatus413: validate104, setAdministratorStatus415: validate104, setAdministratorStatus500: validate104, setAdministratorStatus503: validate104, setAdministratorStatus507: validate104, lookUpApplication200: validate351, lookUpApplication400: validate104, lookUpApplication404: validate104, lookUpApplication413: validate104, lookUpApplication415: validate104, lookUpApplication429: validate104, lookUpApplication500: validate104, lookUpApplication503: validate104, lookUpApplication507: validate104, correctApplicationContact200: validate351, correctApplicationContact400: validate104, correctApplicationContact404: validate104, correctApplicationContact413: validate104, correctApplicationContact415: validate104, correctApplicationContact422: validate104, correctApplicationContact429: validate104, correctApplicationContact500: validate104, correctApplicationContact503: validate104, correctApplicationContact507: validate104, withdrawApplication200: validate351, withdrawApplication400: validate104, withdrawApplication404: validate104, withdrawApplication413: validate104, withdrawApplication415: validate104, withdrawApplication422: validate104, withdrawApplication429: validate104, withdrawApplication500: validate104, withdrawApplication503: validate104, withdrawApplication507: validate104, listCasework200: validate384, listCasework401: validate104, listCasework403: validate104, listCasework500: validate104, listAssignees200: validate413, listAssignees401: validate104, listAssignees403: validate104, listAssignees500: validate104, addNote200: validate384, addNote400: validate104, addNote401: validate104, addNote403: validate104, addNote404: validate104, addNote413: validate104, addNote415: validate104, addNote422: validate104, addNote500: validate104, addNote503: validate104, addNote507: validate104, assignApplications200: validate384, assignApplications400: validate104, assignApplications401: validate104, assignApplications403: validate104, assignApplications404: validate104, assignApplications409: validate104, assignApplications413: validate104, assignApplications415: validate104, assignApplications500: validate104, assignApplications503: validate104, assignApplications507: validate104, holdDecision200: validate384, holdDecision400: validate104, holdDecision401: validate104, holdDecision403: validate104, holdDecision404: validate104, holdDecision413: validate104, holdDecision415: validate104, holdDecision422: validate104, holdDecision500: validate104, holdDecision503: validate104, holdDecision507: validate104, releaseDecisions200: validate419, releaseDecisions400: validate104, releaseDecisions401: validate104, releaseDecisions403: validate104, releaseDecisions404: validate104, releaseDecisions413: validate104, releaseDecisions415: validate104, releaseDecisions500: validate104, releaseDecisions503: validate104, releaseDecisions507: validate104, addDocument200: validate351, addDocument400: validate104, addDocument404: validate104, addDocument409: validate104, addDocument413: validate104, addDocument415: validate104, addDocument422: validate104, addDocument429: validate104, addDocument500: validate104, addDocument503: validate104, addDocument507: validate104, removeDocument200: validate351, removeDocument400: validate104, removeDocument404: validate104, removeDocument413: validate104, removeDocument415: validate104, removeDocument422: validate104, removeDocument429: validate104, removeDocument500: validate104, removeDocument503: validate104, removeDocument507: validate104, listDocuments200: validate427, listDocuments400: validate104, listDocuments401: validate104, listDocuments403: validate104, listDocuments404: validate104, listDocuments500: validate104, getDocument400: validate104, getDocument401: validate104, getDocument403: validate104, getDocument404: validate104, getDocument500: validate104, listStudentChanges200: validate433, listStudentChanges400: validate104, listStudentChanges401: validate104, listStudentChanges403: validate104, listStudentChanges404: validate104, listStudentChanges500: validate104, listCourseChanges200: validate433, listCourseChanges400: validate104, listCourseChanges401: validate104, listCourseChanges403: validate104, listCourseChanges404: validate104, listCourseChanges500: validate104, setLanguage200: validate136, setLanguage400: validate104, setLanguage401: validate104, setLanguage413: validate104, setLanguage415: validate104, setLanguage500: validate104, setLanguage503: validate104, setLanguage507: validate104, pageStudents200: validate449, pageStudents400: validate104, pageStudents401: validate104, pageStudents403: validate104, pageStudents500: validate104, getStudentSummary200: validate460, getStudentSummary401: validate104, getStudentSummary403: validate104, getStudentSummary500: validate104, pageApplications200: validate514, pageApplications400: validate104, pageApplications401: validate104, pageApplications403: validate104, pageApplications500: validate104, getApplicationSummary200: validate523, getApplicationSummary400: validate104, getApplicationSummary401: validate104, getApplicationSummary403: validate104, getApplicationSummary500: validate104, getPublicStatistics200: validate543, getPublicStatistics500: validate104, listOffers200: validate553, listOffers401: validate104, listOffers403: validate104, listOffers500: validate104, makeOffer200: validate573, makeOffer400: validate104, makeOffer401: validate104, makeOffer403: validate104, makeOffer404: validate104, makeOffer409: validate104, makeOffer413: validate104, makeOffer415: validate104, makeOffer422: validate104, makeOffer500: validate104, makeOffer503: validate104, makeOffer507: validate104, withdrawOffer200: validate573, withdrawOffer400: validate104, withdrawOffer401: validate104, withdrawOffer403: validate104, withdrawOffer404: validate104, withdrawOffer409: validate104, withdrawOffer500: validate104, withdrawOffer503: validate104, withdrawOffer507: validate104, rankWaitingList200: validate579, rankWaitingList400: validate104, rankWaitingList401: validate104, rankWaitingList403: validate104, rankWaitingList409: validate104, rankWaitingList413: validate104, rankWaitingList415: validate104, rankWaitingList500: validate104, rankWaitingList503: validate104, rankWaitingList507: validate104, answerOffer200: validate351, answerOffer400: validate104, answerOffer404: validate104, answerOffer409: validate104, answerOffer413: validate104, answerOffer415: validate104, answerOffer422: validate104, answerOffer429: validate104, answerOffer500: validate104, answerOffer503: validate104, answerOffer507: validate104, issuePapers200: validate585, issuePapers400: validate104, issuePapers401: validate104, issuePapers403: validate104, issuePapers404: validate104, issuePapers413: validate104, issuePapers415: validate104, issuePapers422: validate104, issuePapers500: validate104, issuePapers503: validate104, issuePapers507: validate104, verifyPaper200: validate595, verifyPaper400: validate104, verifyPaper404: validate104, verifyPaper500: validate104, withdrawPaper200: validate595, withdrawPaper400: validate104, withdrawPaper401: validate104, withdrawPaper403: validate104, withdrawPaper404: validate104, withdrawPaper500: validate104, withdrawPaper503: validate104, withdrawPaper507: validate104, resetStudentPassword200: validate613, resetStudentPassword400: validate104, resetStudentPassword401: validate104, resetStudentPassword403: validate104, resetStudentPassword404: validate104, resetStudentPassword409: validate104, resetStudentPassword500: validate104, resetStudentPassword503: validate104, resetStudentPassword507: validate104, resetAdministratorPassword200: validate613, resetAdministratorPassword400: validate104, resetAdministratorPassword401: validate104, resetAdministratorPassword403: validate104, resetAdministratorPassword404: validate104, resetAdministratorPassword409: validate104, resetAdministratorPassword500: validate104, resetAdministratorPassword503: validate104, resetAdministratorPassword507: validate104, renameCourse200: validate310, renameCourse400: validate104, renameCourse401: validate104, renameCourse403: validate104, renameCourse404: validate104, renameCourse409: validate104, renameCourse413: validate104, renameCourse415: validate104, renameCourse500: validate104, renameCourse503: validate104, renameCourse507: validate104, listDeletedStudents200: validate621, listDeletedStudents401: validate104, listDeletedStudents403: validate104, listDeletedStudents500: validate104, restoreStudent200: validate123, restoreStudent400: validate104, restoreStudent401: validate104, restoreStudent403: validate104, restoreStudent404: validate104, restoreStudent409: validate104, restoreStudent500: validate104, restoreStudent503: validate104, restoreStudent507: validate104, listDeletedCourses200: validate631, listDeletedCourses401: validate104, listDeletedCourses403: validate104, listDeletedCourses500: validate104, restoreCourse200: validate310, restoreCourse400: validate104, restoreCourse401: validate104, restoreCourse403: validate104, restoreCourse404: validate104, restoreCourse409: validate104, restoreCourse500: validate104, restoreCourse503: validate104, restoreCourse507: validate104, admitApplicant200: validate268, admitApplicant400: validate104, admitApplicant401: validate104, admitApplicant403: validate104, admitApplicant404: validate104, admitApplicant409: validate104, admitApplicant413: validate104, admitApplicant415: validate104, admitApplicant422: validate104, admitApplicant500: validate104, admitApplicant503: validate104, admitApplicant507: validate104, freeSeat200: validate310, freeSeat400: validate104, freeSeat401: validate104, freeSeat403: validate104, freeSeat404: validate104, freeSeat409: validate104, freeSeat422: validate104, freeSeat500: validate104, freeSeat503: validate104, freeSeat507: validate104 };
