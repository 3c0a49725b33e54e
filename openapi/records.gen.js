// Generated from university.yaml by `npm run generate`. Do not edit.
/* eslint-disable */


const schema6 = {"type":"array","items":{"$ref":"university#/components/schemas/Student"},"$id":"Student"};
const schema8 = {"type":"object","required":["id","name","rollNo","email","department","year","semester"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"name":{"$ref":"university#/components/schemas/PersonName"},"rollNo":{"$ref":"university#/components/schemas/RollNumber"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"year":{"$ref":"university#/components/schemas/StudyYear"},"semester":{"$ref":"university#/components/schemas/Semester"},"phone":{"$ref":"university#/components/schemas/PhoneNumber"},"address":{"type":"string","maxLength":500},"dateOfBirth":{"$ref":"university#/components/schemas/CalendarDate"},"bloodGroup":{"$ref":"university#/components/schemas/BloodGroup"},"gender":{"$ref":"university#/components/schemas/Gender"},"status":{"$ref":"university#/components/schemas/StudentStatus"},"admissionDate":{"$ref":"university#/components/schemas/CalendarDate"},"currentCGPA":{"$ref":"university#/components/schemas/Cgpa"},"attendance":{"$ref":"university#/components/schemas/Attendance"},"totalCredits":{"$ref":"university#/components/schemas/Credits"},"totalFee":{"$ref":"university#/components/schemas/Amount"},"paidAmount":{"$ref":"university#/components/schemas/Amount"},"pendingAmount":{"type":"number","format":"double","minimum":0,"maximum":10000000,"readOnly":true},"feeStatus":{"readOnly":true,"allOf":[{"$ref":"university#/components/schemas/FeeStatus"}]},"placementStatus":{"$ref":"university#/components/schemas/PlacementStatus"},"company":{"type":"string","maxLength":100},"packageAmount":{"$ref":"university#/components/schemas/PackageAmount"},"createdAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true},"updatedAt":{"type":"string","format":"date-time","minLength":20,"maxLength":40,"readOnly":true}}};
const schema9 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"};
import { textLength as func2 } from './text-length.ts';
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 64){
validate24.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate24.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","format":"visible","minLength":2,"maxLength":100};
const formats0 = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate26.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate26.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate26.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","minLength":4,"maxLength":20,"pattern":"^[A-Za-z0-9/-]+$"};
const pattern1 = new RegExp("^[A-Za-z0-9/-]+$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate28.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data)){
validate28.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const formats2 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 254){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func2(data) < 3){
validate30.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!(formats2.test(data))){
validate30.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","format":"visible","minLength":2,"maxLength":60};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 60){
validate32.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate32.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate32.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"integer","format":"int32","minimum":1,"maximum":4};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 4 || isNaN(data)){
validate34.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate34.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"integer","format":"int32","minimum":1,"maximum":8};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 8 || isNaN(data)){
validate36.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate36.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","minLength":10,"maxLength":16,"pattern":"^\\+?[0-9]{10,15}$"};
const pattern2 = new RegExp("^\\+?[0-9]{10,15}$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 16){
validate38.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate38.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!pattern2.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9]{10,15}$"},message:"must match pattern \""+"^\\+?[0-9]{10,15}$"+"\""}];
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

const schema17 = {"type":"string","format":"date","minLength":10,"maxLength":10};
const formats6 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 10){
validate40.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(func2(data) < 10){
validate40.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters"}];
return false;
}
else {
if(!(formats6.test(data))){
validate40.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
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

const schema18 = {"type":"string","minLength":2,"maxLength":3,"enum":["A+","A-","B+","B-","AB+","AB-","O+","O-"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((data === "A+") || (data === "A-")) || (data === "B+")) || (data === "B-")) || (data === "AB+")) || (data === "AB-")) || (data === "O+")) || (data === "O-"))){
validate42.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 3){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate42.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","minLength":4,"maxLength":6,"enum":["Male","Female","Other"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Male") || (data === "Female")) || (data === "Other"))){
validate44.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 6){
validate44.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate44.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","minLength":6,"maxLength":9,"enum":["Active","Inactive","Graduated","Suspended"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Active") || (data === "Inactive")) || (data === "Graduated")) || (data === "Suspended"))){
validate46.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 9){
validate46.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate46.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"number","format":"double","minimum":0,"maximum":10};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
validate49.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate49.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","required":["percentage"],"properties":{"percentage":{"$ref":"university#/components/schemas/Percentage"}}};
const schema23 = {"type":"number","format":"double","minimum":0,"maximum":100};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate52.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate52.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.percentage === undefined) && (missing0 = "percentage")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.percentage !== undefined){
if(!(validate52(data.percentage, {instancePath:instancePath+"/percentage",parentData:data,parentDataProperty:"percentage",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"integer","format":"int32","minimum":0,"maximum":1000};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate55.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate55.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"number","format":"double","minimum":0,"maximum":10000000};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 10000000 || isNaN(data)){
validate57.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate57.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","minLength":4,"maxLength":7,"enum":["Paid","Pending"]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "Paid") || (data === "Pending"))){
validate60.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 7){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(func2(data) < 4){
validate60.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","minLength":6,"maxLength":14,"enum":["Placed","Not Placed","Higher Studies"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "Placed") || (data === "Not Placed")) || (data === "Higher Studies"))){
validate62.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 14){
validate62.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 14},message:"must NOT have more than 14 characters"}];
return false;
}
else {
if(func2(data) < 6){
validate62.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"number","format":"double","minimum":0,"maximum":1000};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate64.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate64.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const formats8 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.rollNo === undefined) && (missing0 = "rollNo"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.year === undefined) && (missing0 = "year"))) || ((data.semester === undefined) && (missing0 = "semester"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate26(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate28(data.rollNo, {instancePath:instancePath+"/rollNo",parentData:data,parentDataProperty:"rollNo",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate30(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate32(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate34(data.year, {instancePath:instancePath+"/year",parentData:data,parentDataProperty:"year",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate36(data.semester, {instancePath:instancePath+"/semester",parentData:data,parentDataProperty:"semester",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
if(!(validate38(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate23.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate40(data.dateOfBirth, {instancePath:instancePath+"/dateOfBirth",parentData:data,parentDataProperty:"dateOfBirth",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data.bloodGroup, {instancePath:instancePath+"/bloodGroup",parentData:data,parentDataProperty:"bloodGroup",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
if(!(validate44(data.gender, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate46(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate40(data.admissionDate, {instancePath:instancePath+"/admissionDate",parentData:data,parentDataProperty:"admissionDate",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate49(data.currentCGPA, {instancePath:instancePath+"/currentCGPA",parentData:data,parentDataProperty:"currentCGPA",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
if(!(validate51(data.attendance, {instancePath:instancePath+"/attendance",parentData:data,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if(!(validate55(data.totalCredits, {instancePath:instancePath+"/totalCredits",parentData:data,parentDataProperty:"totalCredits",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(!(validate57(data.totalFee, {instancePath:instancePath+"/totalFee",parentData:data,parentDataProperty:"totalFee",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(!(validate57(data.paidAmount, {instancePath:instancePath+"/paidAmount",parentData:data,parentDataProperty:"paidAmount",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate23.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate23.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/pendingAmount",schemaPath:"#/properties/pendingAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(!(validate60(data.feeStatus, {instancePath:instancePath+"/feeStatus",parentData:data,parentDataProperty:"feeStatus",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate62(data.placementStatus, {instancePath:instancePath+"/placementStatus",parentData:data,parentDataProperty:"placementStatus",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
validate23.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate64(data.packageAmount, {instancePath:instancePath+"/packageAmount",parentData:data,parentDataProperty:"packageAmount",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate23.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data24) < 20){
validate23.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data24))){
validate23.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data25) < 20){
validate23.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data25))){
validate23.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Student" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


const schema29 = {"type":"array","items":{"$ref":"university#/components/schemas/Application"},"$id":"Application"};
const schema30 = {"type":"object","required":["id","referenceNumber","fullName","email","phoneNumber","desiredCourse","previousQualification","previousGrade","status","submittedAt","updatedAt","history"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"referenceNumber":{"type":"string","minLength":4,"maxLength":40,"pattern":"^[A-Za-z0-9/-]+$"},"fullName":{"$ref":"university#/components/schemas/PersonName"},"email":{"$ref":"university#/components/schemas/EmailAddress"},"phoneNumber":{"$ref":"university#/components/schemas/PhoneNumber"},"desiredCourse":{"$ref":"university#/components/schemas/CourseTitle"},"previousQualification":{"$ref":"university#/components/schemas/PreviousQualification"},"previousGrade":{"$ref":"university#/components/schemas/Grade"},"status":{"$ref":"university#/components/schemas/ApplicationStatus"},"submittedAt":{"$ref":"university#/components/schemas/Timestamp"},"updatedAt":{"$ref":"university#/components/schemas/Timestamp"},"reviewComments":{"type":"string","maxLength":2000},"rejectionReason":{"type":"string","maxLength":1000},"reviewedBy":{"$ref":"university#/components/schemas/PersonName"},"reviewedAt":{"$ref":"university#/components/schemas/Timestamp"},"generatedStudentId":{"$ref":"university#/components/schemas/RecordId"},"generatedRollNumber":{"$ref":"university#/components/schemas/RollNumber"},"history":{"type":"array","items":{"$ref":"university#/components/schemas/ApplicationHistoryEntry"}}}};
const schema31 = {"type":"string","format":"visible","minLength":2,"maxLength":100};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 100){
validate73.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate73.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate73.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"string","minLength":5,"maxLength":17,"enum":["10th Grade","12th Grade","Diploma","Bachelor's Degree","Master's Degree","Other"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "10th Grade") || (data === "12th Grade")) || (data === "Diploma")) || (data === "Bachelor's Degree")) || (data === "Master's Degree")) || (data === "Other"))){
validate75.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 17){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 17},message:"must NOT have more than 17 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"string","format":"visible","minLength":1,"maxLength":50};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 50){
validate77.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate77.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate77.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"string","minLength":7,"maxLength":12,"enum":["APPLIED","UNDER_REVIEW","WAITLISTED","APPROVED","REJECTED"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "APPLIED") || (data === "UNDER_REVIEW")) || (data === "WAITLISTED")) || (data === "APPROVED")) || (data === "REJECTED"))){
validate79.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 12){
validate79.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate79.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"string","format":"date-time","minLength":20,"maxLength":40};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate81.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data) < 20){
validate81.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
else {
if(!(formats8.test(data))){
validate81.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["from","to","by","at"],"properties":{"from":{"$ref":"university#/components/schemas/ApplicationStatus"},"to":{"$ref":"university#/components/schemas/ApplicationStatus"},"by":{"$ref":"university#/components/schemas/PersonName"},"at":{"$ref":"university#/components/schemas/Timestamp"},"comments":{"type":"string","maxLength":2000},"overCapacity":{"type":"boolean"}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.at === undefined) && (missing0 = "at"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
const _errs1 = errors;
if(!(validate79(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(!(validate79(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(!(validate26(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate81(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate88.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate88.errors = [{instancePath:instancePath+"/overCapacity",schemaPath:"#/properties/overCapacity/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.referenceNumber === undefined) && (missing0 = "referenceNumber"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))) || ((data.desiredCourse === undefined) && (missing0 = "desiredCourse"))) || ((data.previousQualification === undefined) && (missing0 = "previousQualification"))) || ((data.previousGrade === undefined) && (missing0 = "previousGrade"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.submittedAt === undefined) && (missing0 = "submittedAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.history === undefined) && (missing0 = "history"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate68.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func2(data1) < 4){
validate68.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}];
return false;
}
else {
if(!pattern1.test(data1)){
validate68.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9/-]+$"+"\""}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate26(data.fullName, {instancePath:instancePath+"/fullName",parentData:data,parentDataProperty:"fullName",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate30(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate38(data.phoneNumber, {instancePath:instancePath+"/phoneNumber",parentData:data,parentDataProperty:"phoneNumber",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate73(data.desiredCourse, {instancePath:instancePath+"/desiredCourse",parentData:data,parentDataProperty:"desiredCourse",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
if(!(validate75(data.previousQualification, {instancePath:instancePath+"/previousQualification",parentData:data,parentDataProperty:"previousQualification",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
if(!(validate77(data.previousGrade, {instancePath:instancePath+"/previousGrade",parentData:data,parentDataProperty:"previousGrade",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
if(!(validate79(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(!(validate81(data.submittedAt, {instancePath:instancePath+"/submittedAt",parentData:data,parentDataProperty:"submittedAt",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(!(validate81(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate68.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/reviewComments",schemaPath:"#/properties/reviewComments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate26(data.reviewedBy, {instancePath:instancePath+"/reviewedBy",parentData:data,parentDataProperty:"reviewedBy",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate81(data.reviewedAt, {instancePath:instancePath+"/reviewedAt",parentData:data,parentDataProperty:"reviewedAt",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(!(validate24(data.generatedStudentId, {instancePath:instancePath+"/generatedStudentId",parentData:data,parentDataProperty:"generatedStudentId",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate28(data.generatedRollNumber, {instancePath:instancePath+"/generatedRollNumber",parentData:data,parentDataProperty:"generatedRollNumber",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate88(data17[i0], {instancePath:instancePath+"/history/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Application" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate68(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


const schema37 = {"type":"array","items":{"$ref":"university#/components/schemas/Course"},"$id":"Course"};
const schema38 = {"type":"object","required":["id","courseCode","courseName","department","programType","description","isActive","eligibilityCriteria","subjects"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"courseCode":{"$ref":"university#/components/schemas/CourseCode"},"courseName":{"$ref":"university#/components/schemas/CourseTitle"},"department":{"$ref":"university#/components/schemas/DepartmentName"},"programType":{"$ref":"university#/components/schemas/ProgramType"},"description":{"type":"string","format":"visible","minLength":1,"maxLength":2000},"durationYears":{"type":"number","format":"double","minimum":0.5,"maximum":10},"isActive":{"type":"boolean"},"totalSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"availableSeats":{"type":"integer","format":"int32","minimum":0,"maximum":100000},"feeAmount":{"$ref":"university#/components/schemas/Amount"},"feeType":{"$ref":"university#/components/schemas/FeeType"},"eligibilityCriteria":{"type":"array","maxItems":50,"items":{"$ref":"university#/components/schemas/ListedText"}},"subjects":{"type":"array","maxItems":100,"items":{"$ref":"university#/components/schemas/ListedText"}}}};
const schema39 = {"type":"string","minLength":2,"maxLength":20,"pattern":"^[A-Za-z0-9-]+$"};
const pattern4 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 20){
validate98.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data) < 2){
validate98.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate98.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"string","minLength":7,"maxLength":13,"enum":["Undergraduate","Postgraduate","Diploma","Doctorate"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "Undergraduate") || (data === "Postgraduate")) || (data === "Diploma")) || (data === "Doctorate"))){
validate102.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 13){
validate102.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 13},message:"must NOT have more than 13 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate102.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"string","maxLength":40};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 40){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"string","format":"visible","minLength":1,"maxLength":200};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 200){
validate107.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data) < 1){
validate107.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data))){
validate107.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate107.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.courseCode === undefined) && (missing0 = "courseCode"))) || ((data.courseName === undefined) && (missing0 = "courseName"))) || ((data.department === undefined) && (missing0 = "department"))) || ((data.programType === undefined) && (missing0 = "programType"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.isActive === undefined) && (missing0 = "isActive"))) || ((data.eligibilityCriteria === undefined) && (missing0 = "eligibilityCriteria"))) || ((data.subjects === undefined) && (missing0 = "subjects"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate98(data.courseCode, {instancePath:instancePath+"/courseCode",parentData:data,parentDataProperty:"courseCode",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
if(!(validate73(data.courseName, {instancePath:instancePath+"/courseName",parentData:data,parentDataProperty:"courseName",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
if(!(validate32(data.department, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
if(!(validate102(data.programType, {instancePath:instancePath+"/programType",parentData:data,parentDataProperty:"programType",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
validate96.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate96.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0.test(data5))){
validate96.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "visible"},message:"must match format \""+"visible"+"\""}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate96.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}];
return false;
}
else {
if(data6 < 0.5 || isNaN(data6)){
validate96.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/durationYears",schemaPath:"#/properties/durationYears/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate96.errors = [{instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate96.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate96.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate96.errors = [{instancePath:instancePath+"/totalSeats",schemaPath:"#/properties/totalSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate96.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data9 == "number"){
if(data9 > 100000 || isNaN(data9)){
validate96.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate96.errors = [{instancePath:instancePath+"/availableSeats",schemaPath:"#/properties/availableSeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate57(data.feeAmount, {instancePath:instancePath+"/feeAmount",parentData:data,parentDataProperty:"feeAmount",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(!(validate105(data.feeType, {instancePath:instancePath+"/feeType",parentData:data,parentDataProperty:"feeType",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate96.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate107(data12[i0], {instancePath:instancePath+"/eligibilityCriteria/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate96.errors = [{instancePath:instancePath+"/eligibilityCriteria",schemaPath:"#/properties/eligibilityCriteria/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate96.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate107(data14[i1], {instancePath:instancePath+"/subjects/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate96.errors = [{instancePath:instancePath+"/subjects",schemaPath:"#/properties/subjects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Course" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate96(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


const schema43 = {"type":"array","items":{"$ref":"university#/components/schemas/RecordChange"},"$id":"RecordChange"};
const schema44 = {"type":"object","required":["id","at","kind","by","fields"],"properties":{"id":{"$ref":"university#/components/schemas/RecordId"},"at":{"$ref":"university#/components/schemas/Timestamp"},"kind":{"$ref":"university#/components/schemas/ChangeKind"},"by":{"$ref":"university#/components/schemas/ChangeAuthor"},"fields":{"type":"array","maxItems":40,"items":{"$ref":"university#/components/schemas/FieldChange"}}}};
const schema45 = {"type":"string","minLength":7,"maxLength":11,"enum":["created","updated","activated","deactivated","deleted","restored"]};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((data === "created") || (data === "updated")) || (data === "activated")) || (data === "deactivated")) || (data === "deleted")) || (data === "restored"))){
validate115.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate115.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 7){
validate115.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","required":["name","role"],"properties":{"name":{"$ref":"university#/components/schemas/PersonName"},"role":{"$ref":"university#/components/schemas/Role"}}};
const schema47 = {"type":"string","minLength":5,"maxLength":11,"enum":["STUDENT","ADMIN","STAFF_ADMIN","SUPER_ADMIN"]};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "STUDENT") || (data === "ADMIN")) || (data === "STAFF_ADMIN")) || (data === "SUPER_ADMIN"))){
validate119.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 11){
validate119.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 11},message:"must NOT have more than 11 characters"}];
return false;
}
else {
if(func2(data) < 5){
validate119.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
return false;
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.role === undefined) && (missing0 = "role"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(!(validate26(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate119(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["field","old","new"],"properties":{"field":{"type":"string","minLength":1,"maxLength":60},"old":{"$ref":"university#/components/schemas/FieldValue"},"new":{"$ref":"university#/components/schemas/FieldValue"}}};
const schema49 = {"type":["string","number","boolean","null"],"maxLength":2000};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(typeof data == "number"))) && (typeof data !== "boolean")) && (data !== null)){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},message:"must be string,number,boolean,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 2000){
validate123.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.old === undefined) && (missing0 = "old"))) || ((data.new === undefined) && (missing0 = "new"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate122.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate122.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate123(data.old, {instancePath:instancePath+"/old",parentData:data,parentDataProperty:"old",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
if(!(validate123(data.new, {instancePath:instancePath+"/new",parentData:data,parentDataProperty:"new",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.by === undefined) && (missing0 = "by"))) || ((data.fields === undefined) && (missing0 = "fields"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate24(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate81(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(!(validate115(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
if(!(validate117(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
validate112.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate122(data4[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
validate112.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RecordChange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate112(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

export const validators = { Student: validate21, Application: validate67, Course: validate95, RecordChange: validate111 };
